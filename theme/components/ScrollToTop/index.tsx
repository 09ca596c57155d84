import { useI18n } from '@rspress/core/runtime';
import { useCallback, useState } from 'react';
import { useScroll } from '../../hooks/index.ts';
import { focusTop, scrollToTop } from '../../navigation/anchors.ts';
import { Icon } from '../Icon/index.tsx';
import styles from './index.module.css';

/** Button in the corner that scrolls to the top; visible once the page is scrolled. */
export function ScrollToTop() {
  const t = useI18n();
  const [isScrolled, setScrolled] = useState(false);
  useScroll(useCallback(() => setScrolled(window.scrollY > 0), []));
  if (!isScrolled) return null;
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => {
        focusTop();
        scrollToTop(0, true);
      }}
    >
      <Icon name="up" />
      <span className="visually-hidden">{t('scrollToTopText')}</span>
    </button>
  );
}
