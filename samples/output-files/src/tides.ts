import './tides.css';

export function createTideTable(): HTMLElement {
  const table = document.createElement('p');
  table.className = 'tides';
  table.textContent = '潮汐 4:10 ↑ 10:25 ↓';
  return table;
}
