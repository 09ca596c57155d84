import * as styles from './seat.module.css';

// @ts-expect-error There is no such class: the build says so too.
document.body.className = styles.setRow;
