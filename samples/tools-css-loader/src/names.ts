import styles from './cabin.module.css';

document.body.className = styles.bunkBed;
