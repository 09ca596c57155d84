import styles from './ticket.module.css';

const ticket = document.createElement('article');
ticket.className = `${styles.ticket} ${styles['sold-out']}`;
ticket.textContent = 'Row 7';
document.body.append(ticket);
