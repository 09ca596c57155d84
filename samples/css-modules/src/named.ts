import { frontRow, seat } from './seat.module.css';

const element = document.createElement('article');
element.className = `${seat} ${frontRow}`;
element.textContent = 'Row 1';
document.body.append(element);
