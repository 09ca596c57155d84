/** A page that moved: both paths without base and language. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * Old paths and their replacements, in every language. They are followed in the browser with query
 * and hash, which `@rspress/plugin-client-redirects` would drop.
 */
export const redirects: readonly Redirect[] = [
  { from: '/config/source/alias', to: '/config/resolve/alias' },
  { from: '/config/source/alias-strategy', to: '/config/resolve/alias-strategy' },
];
