import './index.css';
import harbourUrl from './harbour.svg';

const harbour = document.createElement('img');
harbour.src = harbourUrl;
harbour.alt = '';

const almanac = document.createElement('a');
almanac.href = new URL('./almanac.txt', import.meta.url).href;
almanac.textContent = 'Almanac';

const show = document.createElement('button');
show.textContent = 'Tides today';
show.addEventListener('click', async () => {
  const { createTideTable } = await import(/* webpackChunkName: "tides" */ './tides');
  document.body.append(createTideTable());
});

document.body.append(harbour, almanac, show);
