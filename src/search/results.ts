import { shownPages } from './constants.ts';
import type { PreparedPage } from './prepare.ts';
import type { Query } from './query.ts';
import { isLacking, type Ranking } from './rank.ts';
import type { Recognized } from './recognize.ts';
import { highlightTerms, snippet } from './snippet.ts';
import type { PageResult, SearchHit } from './types.ts';

/** Maximum number of headings shown below a page. */
const shownSections = 3;

/**
 * Results as shown in the panel: each page, followed by its best headings.
 *
 * @param ranking - of the query
 * @param query - for highlights and snippets
 * @param keyword - as typed
 * @param minor - the reader's version
 */
export function toResults(
  { pages, sections: scores }: Ranking,
  query: Query,
  keyword: string,
  minor?: string,
): PageResult[] {
  return pages.slice(0, shownPages).map((page) => {
    const { document, sections, firstSection, plainTitle, plainHeadings } = page;
    const group = document.domain + document.routePath;
    const common = { title: document.title, query: keyword, group };
    const answering = sections
      .map((section, order) => ({
        section,
        order,
        score: scores.get(firstSection + order) ?? 0,
        isExact: query.plain === plainHeadings[order] && query.plain !== plainTitle,
        isLacking: isLacking(section.heading?.minors, minor),
      }))
      .filter(({ score, section, isExact }) => (score > 0 || isExact) && section.heading)
      .sort(
        (a, b) =>
          Number(b.isExact) - Number(a.isExact) ||
          Number(a.isLacking) - Number(b.isLacking) ||
          b.score - a.score ||
          a.order - b.order,
      )
      .slice(0, shownSections);
    const statement = snippet(bestPassage(page, query), query.terms);
    const first: SearchHit = {
      ...common,
      type: 'title',
      header: '',
      link: group,
      isExact: false,
      highlights: highlightTerms(document.title, query.terms),
      statement,
      statementHighlights: highlightTerms(statement, query.terms),
      minors: document.minors,
    };
    const { text, link } = (isLacking(document.minors, minor) && document.instead) || {};
    const instead: SearchHit[] =
      text && link
        ? [{ ...first, type: 'instead', header: text, link, statement: '', minors: '' }]
        : [];
    const hits = answering.map(({ section, isExact }): SearchHit => {
      // Backticks remain in headings whose Markdown is unusual.
      const heading = (section.heading?.text ?? '').replaceAll('`', '');
      const inHeading = highlightTerms(heading, query.terms);
      const passage = inHeading.length > 0 ? '' : snippet(section.text, query.terms);
      return {
        ...common,
        type: inHeading.length > 0 ? 'header' : 'content',
        header: heading,
        link: `${group}#${section.heading?.id ?? ''}`,
        isExact,
        highlights: inHeading,
        statement: passage,
        statementHighlights: highlightTerms(passage, query.terms),
        minors: section.heading?.minors,
      };
    });
    return {
      group,
      title: document.title,
      section: document.section ?? [],
      hits: [first, ...instead, ...hits],
    };
  });
}

/**
 * Puts sections that explain messages in the query before all other results.
 *
 * @param recognized - the most specific message first
 * @param results - of the ranking
 */
export function withMessages(
  recognized: readonly Recognized[],
  results: readonly PageResult[],
  keyword: string,
): PageResult[] {
  const explaining = recognized.map(({ document, message }): PageResult => {
    const group = document.domain + document.routePath;
    const heading = document.toc.find(({ id }) => id === message.heading);
    const hit: SearchHit = {
      type: 'message',
      title: document.title,
      header: (heading?.text ?? message.template).replaceAll('`', ''),
      link: `${group}#${message.heading}`,
      isExact: true,
      query: keyword,
      highlights: [],
      group,
      statement: message.by,
      statementHighlights: [],
      minors: heading?.minors,
    };
    return { group: hit.link, title: document.title, section: document.section ?? [], hits: [hit] };
  });
  const links = new Set(explaining.map(({ group }) => group));
  // Avoid listing a link twice.
  const others = results.map((page) => ({
    ...page,
    hits: page.hits.filter(({ link }) => !links.has(link)),
  }));
  return [...explaining, ...others].slice(0, shownPages);
}

/**
 * The description if it contains a word of the query; otherwise the first text that does, or the
 * description.
 */
function bestPassage({ document, sections }: PreparedPage, { terms }: Query): string {
  const { description = '' } = document;
  if (description && highlightTerms(description, terms).length > 0) return description;
  const lead = sections[0]?.text ?? '';
  if (highlightTerms(lead, terms).length > 0) return lead;
  return description || lead || document.content;
}
