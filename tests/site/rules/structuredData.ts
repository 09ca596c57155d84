import { resolveLink } from '../lib/resolve.ts';
import { problemOn, type SiteRule } from '../lib/site.ts';

interface Thing {
  '@type'?: string;
  url?: string;
  headline?: string;
  itemListElement?: { position?: number; item?: string; name?: string }[];
}

/** All strings in the data, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** A home page is a website, all others are articles with breadcrumbs. URLs of this site exist. */
export const structuredData: SiteRule = (site) =>
  [...site.pages.values()].flatMap(({ url, structuredData: found }) => {
    const problem = (message: string) => problemOn(site, url, 'structuredData', message);
    if (!site.sources.has(url)) return found.length > 0 ? [problem('is no page, but says so')] : [];
    const [json = ''] = found;
    if (found.length !== 1) return [problem(`has ${found.length} scripts with structured data`)];
    let data: Thing & { '@graph'?: Thing[] };
    try {
      data = JSON.parse(json);
    } catch (error) {
      return [problem(`the structured data is no JSON: ${(error as Error).message}`)];
    }
    const things = data['@graph'] ?? [data];
    const pageUrl = new URL(url, site.origin).href;
    const problems: string[] = [];
    const isHome = /^\/(?:zh\/)?$/.test(url);
    const types = things.map((thing) => thing['@type']).join(', ');
    const wanted = isHome ? 'WebSite' : 'TechArticle, BreadcrumbList';
    if (types !== wanted) problems.push(`is ${types || 'nothing'} instead of ${wanted}`);
    const [first, trail] = things;
    if (first?.url !== pageUrl) problems.push(`names ${first?.url} as its URL`);
    if (!isHome && !first?.headline) problems.push('has no headline');
    const steps = trail?.itemListElement ?? [];
    if (steps.some(({ position, name }, index) => position !== index + 1 || !name)) {
      problems.push('has a step without name or in another order');
    }
    if (!isHome && (steps.length < 2 || steps.at(-1)?.item !== pageUrl)) {
      problems.push('leads to another page than itself');
    }
    for (const text of new Set(textsIn(data))) {
      // Here a hash identifies an entity, not a part of the page.
      const target = resolveLink(site, text.startsWith('http') ? text : 'https://a.example', url);
      if (target.kind === 'missing') problems.push(`names ${text}, which leads nowhere`);
    }
    return problems.map((message) => problem(`structured data: ${message}`));
  });
