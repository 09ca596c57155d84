/**
 * Sets the theme before the first paint. Runs inline in the head, as text: it may use nothing from
 * outside but its parameter.
 *
 * @param key - where the choice is stored
 */
export function applyStoredAppearance(key: string): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    // Storage is blocked: follow the system.
  }
  const dark =
    stored === 'dark' ||
    (stored !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.classList.toggle('rp-dark', dark);
}
