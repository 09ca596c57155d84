import { pictureSize } from '../../../build/emit/pictures/picture.ts';
import { resolveLink } from '../lib/resolve.ts';
import { problemOn, type SiteRule } from '../lib/site.ts';

/** Required Open Graph tags. */
const wanted = [
  'og:type',
  'og:site_name',
  'og:title',
  'og:description',
  'og:url',
  'og:locale',
  'og:image',
  'og:image:alt',
  'og:image:width',
  'og:image:height',
  'twitter:card',
];

/**
 * Every page has each Open Graph tag once, with its own title and URL and an existing image of the
 * declared size; only the 404 page excludes search engines.
 */
export const sharing: SiteRule = (site) =>
  [...site.pages.values()].flatMap(({ url, meta }) => {
    const problems: string[] = [];
    const isPage = site.sources.has(url);
    const isUnlisted = (meta.robots ?? []).some((content) => content.includes('noindex'));
    if (isPage === isUnlisted) {
      problems.push(isPage ? 'asks search engines to leave it out' : 'may be listed: add noindex');
    }
    if (isPage) {
      const { title = '', titleSuffix } = site.sources.get(url)?.frontMatter ?? {};
      const named = titleSuffix ? `${title} - ${titleSuffix}` : `${title}`;
      if (meta['og:title']?.[0] && meta['og:title'][0] !== named) {
        problems.push(`og:title is '${meta['og:title'][0]}', the front matter says '${named}'`);
      }
      for (const name of wanted) {
        const contents = meta[name] ?? [];
        if (contents.length !== 1) problems.push(`has ${contents.length} of <meta ${name}>`);
        else if (!contents[0]) problems.push(`<meta ${name}> is empty`);
      }
      const pageUrl = new URL(url, site.origin).href;
      if (meta['og:url']?.[0] !== pageUrl) {
        problems.push(`og:url is ${meta['og:url']?.[0]}, the page is ${pageUrl}`);
      }
      problems.push(...pictureProblems(meta));
    }
    return problems.map((message) => problemOn(site, url, 'sharing', message));

    function pictureProblems(said: Record<string, string[]>): string[] {
      const [image = ''] = said['og:image'] ?? [];
      const target = resolveLink(site, image, url);
      if (target.kind !== 'file') return [`og:image ${image} is no file of the site`];
      const size = site.pictures.get(target.file);
      if (!size) return [`og:image ${image} is no PNG`];
      const is = `${size.width}x${size.height}`;
      const named = `${said['og:image:width']?.[0]}x${said['og:image:height']?.[0]}`;
      const right = `${pictureSize.width}x${pictureSize.height}`;
      return is === named && is === right
        ? []
        : [`og:image is ${is}, named ${named}, not ${right}`];
    }
  });
