/**
 * A part of a line: plain text, or code between backticks. @typedef {{ text: string, isCode:
 * boolean }} Run
 */

/**
 * Widths of Latin characters in em, rounded up from DejaVu Sans: it is the widest system font in
 * use, so text that fits in it fits in all others. The first class that matches applies.
 * @type {[RegExp, number][]}
 */
const widths = [
  [/[ijlI.,:;'’|!]/, 0.36],
  [/[ftr\-/()[\] ]/, 0.43],
  [/[mwMW@%—…→]/, 0.98],
  [/[A-Z&]/, 0.72],
  [/[\u2e80-\uffef]/, 1],
];

/**
 * @param {string} text
 * @param {boolean} isCode
 * @returns {number} width in em
 */
export function widthOf(text, isCode = false) {
  let sum = 0;
  for (const char of text) {
    const isWide = /[\u2e80-\uffef]/.test(char);
    if (isCode && !isWide) sum += codeSize * 0.61;
    else sum += widths.find(([pattern]) => pattern.test(char))?.[1] ?? 0.64;
  }
  return sum;
}

/** Font size of code relative to the text around it, as on the pages. */
export const codeSize = 0.92;

/**
 * @param {string} text - with code between backticks
 * @returns {Run[]}
 */
export function runsOf(text) {
  return text
    .split('`')
    .map((part, index) => ({ text: part, isCode: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

const punctuation = /^[,.:;?!，。、；：？！）]/;
/** Break opportunities in code: after slashes, hyphens and the dots of option names. */
const codeBreaks = /(?<=\w[/-](?=\w))|(?<=\w\.(?=\w{5}))/;
/** Break opportunities in text: after spaces and around Chinese characters. */
const breaks =
  /(?<= )|(?<=[\u2e80-\uffef])(?![，。、；：？！）」》])|(?=[\u2e80-\u2fff\u3040-\uff00（「《])(?<![（「《])/u;

/**
 * Breaks text into lines of similar length.
 *
 * @param {string} text - with code between backticks
 * @param {number} width - of a line, in em; a wider word gets a line of its own
 * @returns {Run[][]} the runs of each line, without leading and trailing spaces
 */
export function wrapEvenly(text, width) {
  let lines = wrap(text, width);
  for (let less = width - 0.5; less > 0; less -= 0.5) {
    const shorter = wrap(text, less);
    if (shorter.length > lines.length) break;
    lines = shorter;
  }
  return lines;
}

/**
 * Breaks text into lines.
 *
 * @param {string} text - with code between backticks
 * @param {number} width - of a line, in em; a wider word gets a line of its own
 * @returns {Run[][]} the runs of each line, without leading and trailing spaces
 */
export function wrap(text, width) {
  const words = runsOf(text).flatMap(({ text: part, isCode }) =>
    part.split(isCode ? codeBreaks : breaks).map((word) => ({ text: word, isCode })),
  );
  /** @type {Run[][]} */
  const lines = [[]];
  let used = 0;
  for (const [index, word] of words.entries()) {
    // Punctuation is not separated from the word before it.
    const next = words[index + 1];
    const tail = next && punctuation.test(next.text) ? widthOf(next.text.trimEnd()) : 0;
    const needed = widthOf(word.text.trimEnd(), word.isCode) + tail;
    if (used > 0 && used + needed > width && !punctuation.test(word.text)) {
      lines.push([]);
      used = 0;
    }
    used += widthOf(word.text, word.isCode);
    const line = lines.at(-1) ?? [];
    const last = line.at(-1);
    if (last?.isCode === word.isCode) last.text += word.text;
    else line.push({ ...word });
  }
  for (const line of lines) {
    const last = line.at(-1);
    if (last) last.text = last.text.trimEnd();
  }
  return lines;
}
