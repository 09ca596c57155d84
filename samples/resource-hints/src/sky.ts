import dome from './dome.png';
import legend from './legend.svg';
import './sky.css';

export function showSky() {
  const picture = new Image();
  picture.src = dome;
  const key = new Image();
  key.src = legend;
  document.body.append(picture, key);
}
