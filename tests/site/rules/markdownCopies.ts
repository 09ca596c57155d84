import { blankFences } from '../../../build/page/fences.ts';
import { blank } from '../../content/lib/page.ts';
import type { Problem } from '../../content/lib/problem.ts';
import { urlOf } from '../lib/builtPage.ts';
import { resolveLink } from '../lib/resolve.ts';
import { problemOn, type SiteRule } from '../lib/site.ts';

/** URLs in code are not links. */
function withoutCode(markdown: string): string {
  return blankFences(markdown).replace(/(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, blank);
}

/**
 * Every page has a Markdown copy with the same H1, whose links lead to other copies or to pages.
 */
export const markdownCopies: SiteRule = (site) => {
  const rule = 'markdownCopies';
  const missing = [...site.sources.keys()].flatMap((url) => {
    const file = site.pages.get(url)?.file.replace(/\.html$/, '.md');
    if (!file || site.markdown.has(file)) return [];
    return [problemOn(site, url, rule, `has no Markdown copy: ${file}`)];
  });
  const broken = [...site.markdown].flatMap(([file, markdown]): Problem[] => {
    const url = urlOf(file.replace(/\.md$/, '.html'));
    const text = withoutCode(markdown);
    const links = [...text.matchAll(/\]\(\s*<?([^)\s>]+)/g)].map(([, href = '']) => href);
    const problems = links.flatMap((href) => {
      const target = resolveLink(site, href, `/${file}`);
      const line = href.replace(site.origin, '').replace(/(?:\/index)?\.md(?=$|#)|[?#].*$/g, '');
      if (target.kind === 'missing') {
        return [problemOn(site, url, rule, `link to ${href} in ${file} leads nowhere`, line)];
      }
      const hash = target.kind === 'external' ? '' : target.hash;
      const page =
        target.kind === 'file'
          ? site.pages.get(urlOf(target.file.replace(/\.md$/, '.html')))
          : target.kind === 'page'
            ? target.page
            : undefined;
      if (!page || hash === '' || page.ids.includes(hash)) return [];
      const message = `link to ${href} in ${file}: available ids: ${page.headingIds.join(', ')}`;
      return [problemOn(site, url, rule, message, line)];
    });
    if (markdown.trim() === '') problems.push(problemOn(site, url, rule, `${file} is empty`));
    return problems;
  });
  return [...missing, ...broken];
};
