/**
 * Sets the theme before the first paint. Runs as an inline script in the head: it is serialized, so
 * it may only use its parameter.
 *
 * @param key - storage key of the choice
 */
export function applyStoredAppearance(key: string): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    // Storage is blocked: use the theme of the system.
  }
  const dark =
    stored === 'dark' ||
    (stored !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.classList.toggle('rp-dark', dark);
}
