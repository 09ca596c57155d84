import './map.css';

export function drawMap(parent: HTMLElement) {
  const map = document.createElement('figure');
  map.textContent = 'You are here';
  parent.append(map);
}
