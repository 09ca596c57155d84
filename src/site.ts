import type { SocialLink } from '@rspress/core';
import packageJson from '../package.json' with { type: 'json' };
import type { SearchSettings } from './search/types.ts';

/**
 * Everything an adopter of this site edits. The repository itself is named once, in
 * `package.json#repository`.
 */

/** Origin the site is published under, without a trailing slash; `ORIGIN` overrides it at build. */
export const siteOrigin = 'https://rsbuild-docs.example';

/** Brand shown in the title and the navbar. */
export const siteTitle = 'Rsbuild';

/** URL of the repository, derived from `package.json#repository`. */
export const repositoryUrl = packageJson.repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

/** Where 'Edit this page' leads; the page's path below `docs/` is appended. */
export const docsEditUrl = `${repositoryUrl}/edit/main/docs`;

/** Version menu of the navbar: i18n key of the label and external target. */
export const versionLinks = [
  { labelKey: 'versions.changelog', link: 'https://github.com/web-infra-dev/rsbuild/releases' },
  { labelKey: 'versions.legacyDocs', link: 'https://v0.rsbuild.rs/' },
] as const;

/** Accounts shown as icons in the navbar and the footer. */
export const socialLinks: SocialLink[] = [
  { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rsbuild' },
  { icon: 'x', mode: 'link', content: 'https://twitter.com/rspack_dev' },
  { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
  { icon: 'bluesky', mode: 'link', content: 'https://bsky.app/profile/rspack.dev' },
];

/** Whether the navbar stays, is hidden while the page scrolls down, or always. */
export const hideNavbar: 'never' | 'auto' | 'always' = 'never';

/** Where the search runs: in the reader's browser, or at a server (see `SearchSettings`). */
export const search: SearchSettings = { mode: 'local', preset: 'score' };

/** Languages of the site; the first is the default and has no path prefix. */
export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];
