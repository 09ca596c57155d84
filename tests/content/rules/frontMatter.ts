import type { Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';

/** Maximum length of a description in search results; Chinese characters are wider. */
const descriptionLimit = { en: 160, zh: 110 } as const;
const sentenceEnd = { en: '.', zh: '。' } as const;
/** Periods after these do not end a sentence. */
const abbreviations = /\b(?:e\.g|i\.e|etc|vs|No)\.$/;

/** Whether a text contains a period before the end of its last sentence. */
function isSeveralSentences(text: string, lang: Page['lang']): boolean {
  const inner = text.slice(0, -1);
  if (lang === 'zh') return /[。！？]/.test(inner);
  return [...inner.matchAll(/[.!?](?=\s+\S)/g)].some(
    (match) => !abbreviations.test(inner.slice(0, match.index + 1)),
  );
}

/** All routed pages have a title, and a one-sentence description that fits into search results. */
export function frontMatter(page: Page): Problem[] {
  if (page.shared) return [];
  const problems: Problem[] = [];
  const report = (key: string, message: string) =>
    problems.push({
      file: page.file,
      line: page.frontMatterLines[key] ?? 1,
      rule: 'frontMatter',
      message,
    });
  const { title, description } = page.frontMatter;
  if (typeof title !== 'string' || !title.trim()) {
    report('title', "front matter has no 'title': say what the page is, as plain text");
  } else if (/[`*]|\]\(/.test(title)) {
    report('title', "'title' holds Markdown, which is shown as it is: write plain text");
  }
  if (typeof description !== 'string' || !description.trim()) {
    report('description', "front matter has no 'description': say in one sentence what it gives");
    return problems;
  }
  const text = description.trim();
  const limit = descriptionLimit[page.lang];
  const length = [...text].length;
  if (length > limit) {
    report('description', `'description' has ${length} characters: shorten it to ${limit}`);
  }
  if (/[`*]|\]\(/.test(text)) {
    report('description', "'description' holds Markdown, which meta tags show as it is: drop it");
  }
  const end = sentenceEnd[page.lang];
  if (!text.endsWith(end) && !/[?？]$/.test(text)) {
    report('description', `'description' is one sentence: end it with '${end}'`);
  }
  if (isSeveralSentences(text, page.lang)) {
    report('description', "'description' is one sentence: join or drop the others");
  }
  return problems;
}
