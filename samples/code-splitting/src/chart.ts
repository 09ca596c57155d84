import { max, round } from 'lodash';
import './chart.css';
import { tides } from './tides';

export function drawChart(target: HTMLElement) {
  const highest = max(tides.map(({ metres }) => metres)) ?? 1;
  const bars = tides.map(({ metres }) => {
    const bar = document.createElement('i');
    bar.style.height = `${round((metres / highest) * 100)}px`;
    return bar;
  });
  target.className = 'chart';
  target.replaceChildren(...bars);
}
