import styles from './footer.module.css';

document.body.className = styles.footer ?? '';
