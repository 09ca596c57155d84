import { useSite } from '@rspress/core/runtime';
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type Appearance, appearanceKey, parseAppearance } from '../../src/appearance.ts';

type Theme = 'light' | 'dark';
const systemDark = '(prefers-color-scheme: dark)';

/**
 * The theme of the site (spec 4): the reader's stored choice, else what the system prefers, in step
 * with other tabs. Storage that throws costs the memory of the choice, not the choice.
 *
 * @returns the theme that shows, and the function that sets it
 */
export function useThemeState(): [Theme, (theme: Theme) => void] {
  const { site } = useSite();
  const switchable = site.themeConfig.darkMode !== false;
  const [choice, setChoice] = useState<Appearance>('auto');
  const system = useSystemTheme();
  const theme = !switchable ? 'light' : choice === 'auto' ? system : choice;

  useEffect(() => {
    const readStored = () => setChoice(parseAppearance(readStorage()));
    const onStorage = (event: StorageEvent) => {
      if (event.key === appearanceKey || event.key === null) readStored();
    };
    readStored();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  // The inline script of the head has set the stored theme already; the first effect would flash
  // the default, so it waits for the choice to be read.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useLayoutEffect(() => {
    if (ready) showTheme(theme);
  }, [ready, theme]);

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

function readStorage(): string | null {
  try {
    return localStorage.getItem(appearanceKey);
  } catch {
    return null;
  }
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.classList.toggle('rp-dark', theme === 'dark');
}

function useSystemTheme(): Theme {
  const dark = useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(systemDark);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(systemDark).matches,
    () => false,
  );
  return dark ? 'dark' : 'light';
}
