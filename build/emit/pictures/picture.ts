import type { Node } from '@takumi-rs/core';
import strings from '../../../i18n.json' with { type: 'json' };
import { siteTitle } from '../../../src/site.ts';
import { choiceLabel, majors } from '../../../src/versions.ts';
import type { EmittedPage } from '../builtSite.ts';
import { stepsAbove } from '../head/trail.ts';
import { withoutLanguage } from '../urls.ts';

/** Size of an Open Graph image in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Font families; characters that one lacks are taken from the next. */
const fontFamilies = { sans: ['Inter', 'Noto Sans SC'], mono: ['JetBrains Mono'] } as const;

/** Colors and logo of an image. */
export interface PictureLook {
  /** Colors by token name, without the leading dashes: `ground-soft`. */
  colors: Readonly<Record<string, string>>;
  /** The logo as SVG. */
  logo: string;
}

/** Name of the logo in the image's tree. */
export const logoName = 'logo';

/** Horizontal margin in pixels. */
const margin = 80;
const titleWidth = pictureSize.width - 2 * margin;

/**
 * Font sizes of a title in pixels with the maximum length for each, in Chinese characters; longer
 * titles get the last one.
 */
const titleSizes: readonly [size: number, lines: number][] = [
  [112, 1],
  [96, 2],
  [80, 3],
  [64, 4],
];

/** Width of a text in Chinese characters; Latin characters count about half. */
function widthOf(text: string, isCode: boolean): number {
  const latin = isCode ? 0.6 : 0.58;
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : latin), 0);
}

/** Whether a title is an identifier: `output.filenameHash`, `mode`. */
export function isCodeTitle(title: string): boolean {
  return /^[a-z][\w.]*$/.test(title);
}

/**
 * Parts of a title between which a line may break: words, or the segments of an identifier
 * including their dots. Chinese text may break anywhere and is one part.
 */
function partsOf(title: string): string[] {
  if (isCodeTitle(title)) return title.split(/(?<=\.)/);
  return /[\u2e80-\uffff]/.test(title) ? [] : title.split(/\s+/);
}

/**
 * @param title - title of a page
 * @returns the largest font size in pixels with which it fits
 */
export function titleSize(title: string): number {
  const isCode = isCodeTitle(title);
  const longest = Math.max(0, ...partsOf(title).map((part) => widthOf(part, isCode)));
  const fitting = titleSizes.find(([size, lines]) => {
    // Reserves space at the end of lines for words that do not fit.
    const room = (titleWidth / size) * (lines === 1 ? 1 : lines - 0.4);
    return widthOf(title, isCode) <= room && longest * size <= titleWidth;
  });
  return (fitting ?? titleSizes[titleSizes.length - 1] ?? [64])[0];
}

/** Families in order, for CSS. */
const sans = fontFamilies.sans.join(', ');
const mono = [...fontFamilies.mono, ...fontFamilies.sans].join(', ');

/**
 * Open Graph image of a page: breadcrumbs, title and site name.
 *
 * @param page - the page
 * @param look - colors and logo
 * @throws {Error} if a color is missing
 */
export function picture(page: EmittedPage, { colors }: PictureLook): Node {
  const { routePath, lang, title } = page;
  const isHome = withoutLanguage(routePath) === '/';
  const color = (name: string) => {
    const value = colors[name];
    if (!value) throw new Error(`the light theme has no color --${name} for the pictures of pages`);
    return value;
  };
  const place = stepsAbove(routePath, lang)
    .slice(1)
    .map(({ name }) => name)
    .join(' / ');
  const text = (content: string, style: Style): Node => ({
    type: 'text',
    text: content,
    style: { fontFamily: sans, color: color('ink'), ...style },
  });
  const box = (style: Style, children: Node[]): Node => ({
    type: 'container',
    style: { display: 'flex', ...style },
    children,
  });
  const image = (style: Style): Node => ({ type: 'image', src: logoName, style });
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      padding: `64px ${margin}px`,
      borderTop: `16px solid ${color('accent')}`,
      backgroundColor: color('ground-soft'),
    },
    [
      // The site's logo as a watermark.
      image({
        position: 'absolute',
        zIndex: -1,
        right: -72,
        bottom: -96,
        width: 400,
        height: 400,
        opacity: 0.08,
      }),
      text(place || strings['build.picture.docs'][lang], {
        fontFamily: mono,
        fontSize: 34,
        fontWeight: 500,
        color: color('accent'),
      }),
      heading(isHome ? (page.titleSuffix ?? title) : title, { text, box, color }),
      box({ alignItems: 'center' }, [
        image({ width: 72, height: 72 }),
        text(siteTitle, { marginLeft: 24, fontSize: 44, fontWeight: 700 }),
        text(majors.map(choiceLabel).join(' · '), {
          marginLeft: 20,
          padding: '4px 16px',
          border: `2px solid ${color('line-strong')}`,
          borderRadius: 12,
          fontFamily: mono,
          fontSize: 28,
          fontWeight: 500,
          color: color('ink-soft'),
        }),
      ]),
    ],
  );
}

type Style = Record<string, string | number>;

/** Builders of the image's tree. */
interface Tools {
  text: (content: string, style: Style) => Node;
  box: (style: Style, children: Node[]) => Node;
  color: (name: string) => string;
}

/** The title; in an identifier, all segments but the last are less prominent. */
function heading(title: string, { text, box, color }: Tools): Node {
  const fontSize = titleSize(title);
  if (!isCodeTitle(title)) {
    return text(title, {
      fontSize,
      fontWeight: 700,
      lineHeight: 1.2,
      letterSpacing: '-0.02em',
      textWrap: 'balance',
    });
  }
  const parts = partsOf(title);
  return box(
    { flexWrap: 'wrap' },
    parts.map((part, index) =>
      text(part, {
        fontFamily: mono,
        fontSize,
        fontWeight: 700,
        lineHeight: 1.2,
        letterSpacing: '-0.03em',
        color: color(index < parts.length - 1 ? 'ink-faint' : 'ink'),
      }),
    ),
  );
}

/**
 * Colors of the light theme.
 *
 * @param tokens - the style sheet with the design tokens
 * @returns by token name, without the leading dashes
 */
export function lightColors(tokens: string): Record<string, string> {
  return Object.fromEntries(
    [...tokens.matchAll(/^ {2}--([\w-]+): light-dark\((#\w+),/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
}
