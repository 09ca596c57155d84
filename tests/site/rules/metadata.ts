import { problemOn, type SiteRule } from '../lib/site.ts';

/** Title and description match the front matter. */
export const metadata: SiteRule = (site) =>
  [...site.pages.values()].flatMap(({ url, title, description }) => {
    const problems: string[] = [];
    const wanted = site.sources.get(url)?.frontMatter ?? {};
    if (title === '') problems.push('has no <title>');
    else if (typeof wanted.title === 'string' && !title.includes(wanted.title.trim())) {
      problems.push(`<title> is '${title}', the front matter says '${wanted.title}'`);
    }
    if (!description) problems.push('has no meta description');
    else if (typeof wanted.description === 'string' && description !== wanted.description.trim()) {
      problems.push(
        `meta description is '${description}', the front matter says '${wanted.description}'`,
      );
    }
    return problems.map((message) => problemOn(site, url, 'metadata', message));
  });
