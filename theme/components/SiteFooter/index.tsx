import { SocialLinks } from '../SocialLinks/index.tsx';
import styles from './index.module.css';

/** Footer of the home page: an optional message, and links to accounts. */
export function SiteFooter({ message }: { message?: string }) {
  return (
    <footer className={styles.footer}>
      {message && <p>{message}</p>}
      <SocialLinks />
    </footer>
  );
}
