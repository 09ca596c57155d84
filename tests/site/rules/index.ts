import type { SiteRule } from '../lib/site.ts';
import { alternates } from './alternates.ts';
import { anchors } from './anchors.ts';
import { contentPolicy } from './contentPolicy.ts';
import { dataFiles } from './dataFiles.ts';
import { facts } from './facts.ts';
import { firstPaint } from './firstPaint.ts';
import { headings } from './headings.ts';
import { images } from './images.ts';
import { languages } from './languages.ts';
import { linkTargets } from './linkTargets.ts';
import { markdownCopies } from './markdownCopies.ts';
import { metadata } from './metadata.ts';
import { paragraphs } from './paragraphs.ts';
import { prose } from './prose.ts';
import { routes } from './routes.ts';
import { sharing } from './sharing.ts';
import { siteIndexes } from './siteIndexes.ts';
import { stringKeys } from './stringKeys.ts';
import { structuredData } from './structuredData.ts';
import { uniqueIds } from './uniqueIds.ts';

/** Rules for the built site. */
export const siteRules: Record<string, SiteRule> = {
  routes,
  linkTargets,
  anchors,
  languages,
  headings,
  metadata,
  alternates,
  images,
  uniqueIds,
  paragraphs,
  prose,
  stringKeys,
  markdownCopies,
  siteIndexes,
  contentPolicy,
  sharing,
  structuredData,
  dataFiles,
  firstPaint,
  facts,
};
