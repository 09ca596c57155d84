import { greeting } from './greeting';
import './style.css';

const now = new Date();
const root = document.querySelector('#root');

if (root) {
  root.textContent = `${greeting(now.getHours())}, it is ${now.toLocaleTimeString()}.`;
}
