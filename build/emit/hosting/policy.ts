/**
 * What a host of the site must know and do, said once: `headersFile`, `redirectsFile`, `nginxConf`
 * and `serveJson` write it down for the hosts. Pure data and functions; the build fills in what it
 * has made (`writeHostingFiles.ts`).
 */

import type { Redirect } from '../../../src/redirects.ts';

/** A header of a response. */
export type Header = readonly [name: string, value: string];

/** Everything an emitter needs. */
export interface HostingPolicy {
  /** Path the site is served from, with slashes at both ends. */
  base: string;
  /** URL of the site without a path: `https://docs.example`. */
  origin: string;
  /** Headers of every response. */
  headers: readonly Header[];
  /** Old paths and where they live now, in every language. */
  moves: readonly Redirect[];
  /** Pages of the default language by their clean paths: `/`, `/config/`, `/config/mode`. */
  pages: readonly string[];
  /** Prefix that the default language could have and does not: `en`. */
  defaultLanguage: string;
}

/** What a page may be made of, beside its own scripts. */
export interface SecurityInput {
  /** Hashes of the inline scripts, as `inlineScriptHashes` gives them. */
  scriptHashes: readonly string[];
  /** URL of the site without a path. */
  origin: string;
  /** URL of the search, when a server does it. */
  searchEndpoint?: string | undefined;
}

/**
 * The content security policy: files of the site and nothing else. Inline scripts run by their
 * hashes; there is no inline style.
 *
 * @throws {TypeError} when the search endpoint is not a URL
 */
export function contentSecurityPolicy({
  scriptHashes,
  origin,
  searchEndpoint,
}: SecurityInput): string {
  const endpoint = searchEndpoint ? new URL(searchEndpoint, origin).origin : origin;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'"],
    // The bundler puts small pictures into styles and scripts as data.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': endpoint === origin ? ["'self'"] : ["'self'", endpoint],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Abilities of the browser that no page uses. The clipboard is used: it is not among them. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Headers of every response, errors included.
 *
 * @throws {TypeError} when the search endpoint is not a URL
 */
export function responseHeaders(input: SecurityInput): Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(input)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', refusedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // Everything is public and the same for everyone: other sites may read the data.
    ['Access-Control-Allow-Origin', '*'],
    // Browsers respect it on secure connections only.
    ...(input.origin.startsWith('https:')
      ? ([['Strict-Transport-Security', 'max-age=63072000']] as const)
      : []),
  ];
}

/**
 * Moved pages in every language.
 *
 * @param redirects - paths without a language
 * @param languages - the first one has no prefix
 */
export function movesInEveryLanguage(
  redirects: readonly Redirect[],
  languages: readonly string[],
): Redirect[] {
  return languages.flatMap((language, index) => {
    const prefix = index === 0 ? '' : `/${language}`;
    return redirects.map(({ from, to }) => ({ from: prefix + from, to: prefix + to }));
  });
}

/**
 * Clean path of a built page: `config/index.html` → `/config/`, `config/mode.html` →
 * `/config/mode`.
 *
 * @param file - path below the built site
 */
export function pagePath(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`;
}
