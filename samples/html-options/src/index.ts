import './sky.css';

document.querySelector('main')?.append('Tonight: Saturn');
