import hut from './hut.svg';
import './index.css';

const icon = new Image(40, 40);
icon.src = hut;
icon.alt = '';

const button = document.createElement('button');
button.textContent = 'Packing list';
button.onclick = async () => {
  const { packingList } = await import('./packing-list');
  button.replaceWith(packingList());
};

document.querySelector('#root')?.append(icon, button);
