import './deck.css';
