import { opensAt } from './hours';
import './shared.css';

const root = document.getElementById('root');
const heading = document.createElement('h1');
heading.textContent = 'Corner Bakery';

const hours = document.createElement('p');
hours.textContent = `Open from ${opensAt(new Date())}.`;

root?.append(heading, hours);
