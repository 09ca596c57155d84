import './sky.css';

document.querySelector('main')?.append('Two seats left');
