/**
 * Requirements for hosts of the site, in one place: `headersFile`, `redirectsFile`, `nginxConf` and
 * `serveJson` convert them to the formats of hosts. Pure data and functions; the build adds what it
 * has generated (`writeHostingFiles.ts`).
 */

import type { Redirect } from '../../../src/redirects.ts';

/** A response header. */
export type Header = readonly [name: string, value: string];

/** Input for the generated configuration files. */
export interface HostingPolicy {
  /** Base path of the site, with a leading and a trailing slash. */
  base: string;
  /** Origin of the site: `https://docs.example`. */
  origin: string;
  /** Headers of all responses. */
  headers: readonly Header[];
  /** Old paths and their replacements, in every language. */
  moves: readonly Redirect[];
  /** Pages in the default language by clean path: `/`, `/config/`, `/config/mode`. */
  pages: readonly string[];
  /** Prefix that paths of the default language do not have: `en`. */
  defaultLanguage: string;
}

/** Input for the content security policy. */
export interface SecurityInput {
  /** Hashes of the inline scripts, from `inlineScriptHashes`. */
  scriptHashes: readonly string[];
  /** Origin of the site. */
  origin: string;
  /** URL of the search server, if there is one. */
  searchEndpoint?: string | undefined;
}

/**
 * Content security policy: only files of the site. Inline scripts are allowed by hash; inline
 * styles are not used.
 *
 * @throws {TypeError} if the search endpoint is not a valid URL
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
    // The bundler inlines small images into styles and scripts as data URLs.
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

/** Browser features that no page uses. The clipboard is used, so it is not listed. */
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
 * Headers of all responses, including errors.
 *
 * @throws {TypeError} if the search endpoint is not a valid URL
 */
export function responseHeaders(input: SecurityInput): Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(input)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', refusedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // All files are public, so other sites may read the data.
    ['Access-Control-Allow-Origin', '*'],
    // Browsers only respect it on secure connections.
    ...(input.origin.startsWith('https:')
      ? ([['Strict-Transport-Security', 'max-age=63072000']] as const)
      : []),
  ];
}

/**
 * Redirects in every language.
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
