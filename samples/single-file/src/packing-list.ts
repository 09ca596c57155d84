export function packingList(): HTMLElement {
  const list = document.createElement('ul');
  list.innerHTML = '<li>Map</li><li>Rain jacket</li>';
  return list;
}
