import { useSite } from '@rspress/core/runtime';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type Appearance, appearanceKey, parseAppearance } from '../../src/appearance.ts';

type Theme = 'light' | 'dark';
const systemDark = '(prefers-color-scheme: dark)';

/**
 * The theme of the site: the reader's stored choice, else what the system prefers, in step
 * with other tabs. Storage that throws costs the memory of the choice, not the choice.
 *
 * @returns the theme that shows, and the function that sets it
 */
export function useThemeState(): [Theme, (theme: Theme) => void] {
  const { site } = useSite();
  const switchable = site.themeConfig.darkMode !== false;
  // Known from the first render on, as a change after it renders the whole page once more. No
  // markup depends on the theme: styles show the right one.
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
        // The choice holds until the page is left.
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
