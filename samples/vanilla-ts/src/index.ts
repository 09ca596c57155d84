import { type Tea, teas } from './teas';
import { formatSeconds } from './time';
import './index.css';

const root = document.querySelector<HTMLDivElement>('#root');
const clock = document.createElement('output');
let timer: number | undefined;

function brew(tea: Tea): void {
  let left = tea.seconds;
  window.clearInterval(timer);
  clock.value = formatSeconds(left);
  timer = window.setInterval(() => {
    left -= 1;
    clock.value = left > 0 ? formatSeconds(left) : `${tea.name} is ready`;
    if (left <= 0) window.clearInterval(timer);
  }, 1000);
}

for (const tea of teas) {
  const button = document.createElement('button');
  button.textContent = tea.name;
  button.addEventListener('click', () => brew(tea));
  root?.append(button);
}

root?.append(clock);
