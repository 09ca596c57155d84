import { ThemeContext, useI18n, useSite } from '@rspress/core/runtime';
import { useContext, useRef } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../dom/announce.ts';
import { changeContent, contentReloadEvent } from '../../navigation/viewTransition.ts';
import { Icon } from '../Icon/index.tsx';
import styles from './index.module.css';
import { revealCircle } from './reveal.ts';

/** Duration of the transition to the new theme, in milliseconds. */
const REVEAL = 400;

/**
 * Button that toggles between light and dark theme, with a growing circle as the transition if the
 * browser supports it and the reader does not prefer reduced motion. Not rendered if the site has
 * only one theme.
 *
 * It contains the labels for both themes, and styles show the right one, as the server does not
 * know the theme.
 */
export function ThemeSwitch() {
  const t = useI18n();
  const { theme, setTheme } = useContext(ThemeContext);
  const { darkMode, enableAppearanceAnimation } = useSite().site.themeConfig;
  const button = useRef<HTMLButtonElement>(null);
  const isFixed = darkMode === false || String(darkMode).startsWith('force-');
  if (isFixed) return null;

  const flip = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    const apply = () => flushSync(() => setTheme?.(next));
    announce(t(next === 'dark' ? 'layout.isDark' : 'layout.isLight'));
    if (enableAppearanceAnimation && button.current) {
      reveal(button.current, apply);
    } else {
      apply();
      window.dispatchEvent(new CustomEvent(contentReloadEvent));
    }
  };

  return (
    <button ref={button} type="button" className={styles.switch} onClick={flip}>
      <span data-scheme="light">
        <Icon name="moon" />
        <span className="visually-hidden">{t('layout.toDark')}</span>
      </span>
      <span data-scheme="dark">
        <Icon name="sun" />
        <span className="visually-hidden">{t('layout.toLight')}</span>
      </span>
    </button>
  );
}

/** Changes the theme in a view transition, shaped by {@link revealCircle}. */
function reveal(button: HTMLElement, apply: () => void): void {
  const root = document.documentElement;
  const box = button.getBoundingClientRect();
  const clipPath = revealCircle(
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    { width: window.innerWidth, height: window.innerHeight },
  );
  root.dataset.themeReveal = '';
  const finish = () => {
    delete root.dataset.themeReveal;
  };
  const transition = changeContent(apply);
  if (!transition) {
    finish();
    return;
  }
  transition.ready.then(
    () =>
      root.animate(
        { clipPath },
        { duration: REVEAL, easing: 'ease-in', pseudoElement: '::view-transition-new(root)' },
      ),
    // Another transition replaced it; the theme has changed all the same.
    () => undefined,
  );
  transition.finished.then(finish, finish);
}
