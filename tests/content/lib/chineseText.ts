import { readFileSync } from 'node:fs';
import autocorrect from 'autocorrect-node';

autocorrect.loadConfig(readFileSync(new URL('../../../.autocorrectrc', import.meta.url), 'utf8'));

/** Chinese characters and full-width punctuation. */
const han = '\\u3400-\\u9fff';
const wide = `${han}\\u3000-\\u303f\\uff00-\\uffef“”`;
const fullWidth: Record<string, string> = { ',': '，', ';': '；', ':': '：', '!': '！', '?': '？' };

const pattern = (source: string) => new RegExp(source, 'gu');
const hasHan = pattern(`[${han}]`);
const stopAfterHan = pattern(`(?<=[${wide}])[ ]*([,;:!?])[ ]*(?=[^,;:!?/\\\\-]|$)`);
const stopBeforeHan = pattern(`(?<=[^\\s,;:!?])[ ]*([,;:!?])[ ]*(?=[${han}])`);
const parentheses = pattern(`(^|[ ${wide}])\\(([^()]*)\\)`);
const lastPeriod = pattern('(?<=[^.\\s])\\.(?=\\s*$)');
const innerPeriod = pattern(`(?<=[^.\\s\\d])\\.[ ]+(?=[${han}])`);
const quotes = pattern(`"([^"]*[${han}][^"]*)"`);

/** Full-width punctuation where AutoCorrect keeps half-width forms. */
function widenPunctuation(text: string): string {
  return text
    .replace(quotes, '“$1”')
    .replace(parentheses, (_, before: string, inner: string) => `${before.trim()}（${inner}）`)
    .replace(pattern(`）[ ]+(?=[${wide}])`), '）')
    .replace(stopAfterHan, (_, stop: string) => fullWidth[stop] ?? stop)
    .replace(stopBeforeHan, (_, stop: string) => fullWidth[stop] ?? stop)
    .replace(innerPeriod, '。')
    .replace(lastPeriod, '。');
}

/**
 * Formats spacing and punctuation of a line of Chinese text.
 *
 * @param text Plain text of one line, without markup; a line without Chinese is returned unchanged.
 * @returns The text with spaces between Chinese and Latin, and full-width punctuation. Only the
 *   number of spaces changes.
 */
export function formatChineseText(text: string): string {
  return text.match(hasHan) ? autocorrect.format(widenPunctuation(text)) : text;
}
