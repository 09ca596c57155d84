import type { SocialLink } from '@rspress/core';
import packageJson from '../package.json' with { type: 'json' };
import type { SearchSettings } from './search/types.ts';

/**
 * Settings to edit when adopting this site. The repository is set once, in
 * `package.json#repository`.
 */

/**
 * Origin that the site is published under, without a trailing slash; `ORIGIN` overrides it at build
 * time.
 */
export const siteOrigin = 'https://rsbuild-docs.example';

/** Title of the site, shown in the navbar and in page titles. */
export const siteTitle = 'Rsbuild';

/** URL of the repository, derived from `package.json#repository`. */
export const repositoryUrl = packageJson.repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

/** Base URL of 'Edit this page'; the page's path below `docs/` is appended. */
export const docsEditUrl = `${repositoryUrl}/edit/main/docs`;

/** Version menu of the navbar: i18n key of the label and external target. */
export const versionLinks = [
  { labelKey: 'versions.changelog', link: 'https://github.com/web-infra-dev/rsbuild/releases' },
  { labelKey: 'versions.legacyDocs', link: 'https://v0.rsbuild.rs/' },
] as const;

/** Links shown as icons in the navbar and the footer. */
export const socialLinks: SocialLink[] = [
  { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rsbuild' },
  { icon: 'x', mode: 'link', content: 'https://twitter.com/rspack_dev' },
  { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
  { icon: 'bluesky', mode: 'link', content: 'https://bsky.app/profile/rspack.dev' },
];

/** Whether the navbar is hidden: never, while scrolling down, or always. */
export const hideNavbar: 'never' | 'auto' | 'always' = 'never';

/** Where the search runs: in the browser, or on a server (see `SearchSettings`). */
export const search: SearchSettings = { mode: 'local', preset: 'score' };

/** Languages of the site; the first is the default and has no path prefix. */
export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];
