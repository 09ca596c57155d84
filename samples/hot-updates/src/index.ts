import { draw } from './draw';
import './board.css';

let points = 0;
const board = document.createElement('button');
board.textContent = draw(points);
board.addEventListener('click', () => {
  points += 1;
  board.textContent = draw(points);
});
document.body.append(board);

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept('./draw', () => {
    board.textContent = draw(points);
  });
}
