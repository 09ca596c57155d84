import './lost.css';
