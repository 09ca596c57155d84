import type { Problem } from '../lib/problem.ts';
import { isChinese, type PairRule, withoutLanguage } from './parity.ts';

/** Keys with text that is translated. */
const humanKeys = new Set([
  'alt',
  'description',
  'details',
  'message',
  'name',
  'tagline',
  'text',
  'title',
  'titleSuffix',
]);

/** URLs and names such as `releases-en-rss` carry the language. */
function sameUrl(en: string, zh: string): boolean {
  const translated = en.replace(/(?<=^|-)en(?=-|$)/, 'zh');
  return translated === en ? withoutLanguage(en) === withoutLanguage(zh) : translated === zh;
}

function differences(en: unknown, zh: unknown, path: string): string[] {
  if (en && zh && typeof en === 'object' && typeof zh === 'object') {
    const theirs = en as Record<string, unknown>;
    const ours = zh as Record<string, unknown>;
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])];
    return keys.flatMap((key) => {
      const name = path ? `${path}.${key}` : key;
      if (!(key in ours)) return [`'${name}' is missing, the English page has it`];
      if (!(key in theirs)) return [`'${name}' is not on the English page`];
      return differences(theirs[key], ours[key], name);
    });
  }
  const key = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  const same =
    typeof en === 'string' && typeof zh === 'string'
      ? humanKeys.has(key) || isChinese(zh) || sameUrl(en, zh)
      : en === zh;
  return same ? [] : [`'${path}' is ${JSON.stringify(zh)}, in English ${JSON.stringify(en)}`];
}

/** Front matter has the same keys in both languages, and the same values except for text. */
export const frontMatterParity: PairRule = (en, zh) =>
  differences(en.frontMatter, zh.frontMatter, '').map((difference): Problem => {
    const key = /^'([\w-]+)/.exec(difference)?.[1] ?? '';
    return {
      file: zh.file,
      line: zh.frontMatterLines[key] ?? 1,
      rule: 'frontMatterParity',
      message: `${difference}: make them equal`,
    };
  });
