/** Key under which the reader's choice of theme is stored. */
export const appearanceKey = 'rspress-theme-appearance';

/** What can be stored: a theme, or to follow the system. */
export type Appearance = 'light' | 'dark' | 'auto';

/**
 * @param stored - any string, as found in storage
 * @returns the choice; anything invalid is 'auto'
 */
export function parseAppearance(stored: string | null): Appearance {
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}
