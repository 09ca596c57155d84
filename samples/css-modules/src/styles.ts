import styles from './price.styles.css';
import './seat.module.css';

document.body.className = styles.price;
