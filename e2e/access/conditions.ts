import { languages } from '../../src/site.ts';

/** Theme and viewport for checking a page. */
export interface Condition {
  theme: 'light' | 'dark';
  device: 'desktop' | 'phone';
}

/** Viewport size of each device in CSS pixels. */
export const viewports = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const satisfies Record<Condition['device'], { width: number; height: number }>;

/**
 * All conditions; neighbors differ in both theme and device, so that two visits cover both of each.
 */
export const conditions: readonly Condition[] = [
  { theme: 'light', device: 'desktop' },
  { theme: 'dark', device: 'phone' },
  { theme: 'dark', device: 'desktop' },
  { theme: 'light', device: 'phone' },
];

export interface Visit {
  /** Path without a leading slash. */
  route: string;
  condition: Condition;
}

/** Language of a route, by its prefix. */
export function languageOf(route: string): string {
  return languages.slice(1).find((lang) => route.startsWith(`${lang}/`)) ?? languages[0];
}

/**
 * Type of a page: pages of one type share their layout and components.
 *
 * @param route - path without a leading slash
 * @returns `home`, `index` for the first page of a folder, otherwise the section
 */
export function pageType(route: string): string {
  const lang = languageOf(route);
  const path = lang === languages[0] ? route : route.slice(lang.length + 1);
  if (path === '') return 'home';
  return path.endsWith('/') ? 'index' : (path.split('/')[0] ?? '');
}

/**
 * Distributes the conditions: each page is visited once, each type of page with every condition,
 * and a page and its translation with different ones. Types with fewer pages than conditions are
 * visited repeatedly.
 *
 * @param routes - paths without a leading slash
 * @returns visits in a fixed order
 */
export function spread(routes: readonly string[]): Visit[] {
  return groups([...routes].sort(), pageType).flatMap((pages) => {
    const visits = groups(pages, languageOf).flatMap((translations, shift) =>
      translations.map((route, index) => ({ route, condition: inTurn(conditions, index + shift) })),
    );
    const missing = conditions.filter(
      (condition) => !visits.some((visit) => visit.condition === condition),
    );
    const again = missing.map((condition, index) => ({ route: inTurn(pages, index), condition }));
    return [...visits, ...again];
  });
}

/** Groups items by key; groups and items stay in order of first appearance. */
function groups<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const found = new Map<string, T[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return [...found.values()];
}

/** Item at a position in an endless repetition of a non-empty list. */
function inTurn<T>(items: readonly T[], position: number): T {
  return items[position % items.length] as T;
}
