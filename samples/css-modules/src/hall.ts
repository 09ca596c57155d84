import styles from './hall.module.css';
import './seat.module.css';

document.body.className = styles.legend ?? '';
