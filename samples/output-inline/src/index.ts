import './index.css';

document.body.append('Open today');

document.body.onclick = () => import('./map');
