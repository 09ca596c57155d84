import { useSite } from '@rspress/core/runtime';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type Appearance, appearanceKey, parseAppearance } from '../../src/appearance.ts';

type Theme = 'light' | 'dark';
const systemDark = '(prefers-color-scheme: dark)';

/**
 * The theme: the reader's stored choice, otherwise the system's preference, synchronized with other
 * tabs. If storage is blocked, the choice is lost with the page.
 *
 * @returns the current theme, and a function that sets it
 */
export function useThemeState(): [Theme, (theme: Theme) => void] {
  const { site } = useSite();
  const switchable = site.themeConfig.darkMode !== false;
  // Known from the first render on, as a later change would render the whole page again. The markup
  // does not depend on the theme, so hydration matches.
  const [choice, setChoice] = useState(storedChoice);
  const [system, setSystem] = useState(systemTheme);
  const theme = !switchable ? 'light' : choice === 'auto' ? system : choice;

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === appearanceKey || event.key === null) setChoice(storedChoice());
    };
    const onSystem = () => setSystem(systemTheme());
    const query = window.matchMedia(systemDark);
    window.addEventListener('storage', onStorage);
    query.addEventListener('change', onSystem);
    return () => {
      window.removeEventListener('storage', onStorage);
      query.removeEventListener('change', onSystem);
    };
  }, []);

  useLayoutEffect(() => showTheme(theme), [theme]);

  const setTheme = useCallback(
    (next: Theme) => {
      if (!switchable) return;
      setChoice(next);
      showTheme(next);
      try {
        localStorage.setItem(appearanceKey, next);
      } catch {
        // The choice is kept until the page is left.
      }
    },
    [switchable],
  );
  return [theme, setTheme];
}

function storedChoice(): Appearance {
  if (typeof window === 'undefined') return 'auto';
  try {
    return parseAppearance(localStorage.getItem(appearanceKey));
  } catch {
    return 'auto';
  }
}

function systemTheme(): Theme {
  const isDark = typeof window !== 'undefined' && window.matchMedia(systemDark).matches;
  return isDark ? 'dark' : 'light';
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.classList.toggle('rp-dark', theme === 'dark');
}
