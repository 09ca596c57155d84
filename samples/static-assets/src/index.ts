import hut from './assets/hut.svg';
import ridge from './assets/ridge.png';
import './index.css';

const photo = new Image();
photo.src = ridge;
photo.alt = 'The ridge in July';

const icon = new Image();
icon.src = hut;
icon.alt = 'Hut';

document.body.append(photo, icon);
