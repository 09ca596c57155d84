import { grid } from './grid';
import './grid.css';

document.getElementById('root')!.innerHTML = grid();
