import './tides.css';
