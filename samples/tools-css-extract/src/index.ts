import './harbour.css';

document.body.onclick = () => import('./tides');
