import { loadOrReload } from './loadOrReload';
import './index.css';

const heading = document.createElement('h1');
heading.textContent = 'Tide table';

const more = document.createElement('button');
more.textContent = 'Next week';
more.addEventListener('click', async () => {
  const { nextWeek } = await loadOrReload('nextWeek', () => import('./nextWeek'));
  document.querySelector('#root')?.append(nextWeek());
});

document.querySelector('#root')?.append(heading, more);
