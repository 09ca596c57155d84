import './oven.css';
