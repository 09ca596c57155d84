import { tides } from './tides';

const list = document.createElement('ul');
for (const { time, metres } of tides) {
  list.insertAdjacentHTML('beforeend', `<li>${time} ${metres} m</li>`);
}

const chart = document.createElement('div');
const button = document.createElement('button');
button.textContent = 'Show chart';
button.addEventListener('click', async () => {
  const { drawChart } = await import('./chart');
  drawChart(chart);
});

document.body.append(list, button, chart);
