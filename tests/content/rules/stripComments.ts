/** Syntax of comments and strings in a language. */
interface Syntax {
  line: string[];
  block: [open: string, close: string][];
  strings: string[];
  /** Whether `/…/` can be a regular expression. */
  regex?: boolean;
  /**
   * Whether a line comment only starts at the beginning of a line or after a space, as in shells.
   */
  spaced?: boolean;
}

const c: Syntax = {
  line: ['//'],
  block: [['/*', '*/']],
  strings: ["'", '"', '`'],
  regex: true,
};
const css: Syntax = { line: [], block: [['/*', '*/']], strings: ["'", '"'] };
const scss: Syntax = { line: ['//'], block: [['/*', '*/']], strings: ["'", '"'], spaced: true };
const hash: Syntax = { line: ['#'], block: [], strings: ["'", '"'], spaced: true };
const markup: Syntax = { line: [], block: [['<!--', '-->']], strings: [] };

const syntaxes: Record<string, Syntax> = {
  ts: c,
  tsx: c,
  js: c,
  jsx: c,
  mjs: c,
  cjs: c,
  mts: c,
  cts: c,
  typescript: c,
  javascript: c,
  json: c,
  json5: c,
  jsonc: c,
  rust: c,
  css,
  postcss: css,
  scss,
  sass: scss,
  less: scss,
  styl: scss,
  stylus: scss,
  sh: hash,
  bash: hash,
  shell: hash,
  zsh: hash,
  yaml: hash,
  yml: hash,
  toml: hash,
  dockerfile: hash,
  nginx: hash,
  ini: hash,
  dotenv: hash,
  html: markup,
  xml: markup,
  svg: markup,
  md: markup,
  mdx: markup,
};

/** Languages whose `<script>` and `<style>` blocks contain other languages. */
const mixed = new Set(['html', 'vue', 'svelte', 'ejs', 'erb', 'astro']);

const notation = /\[!code [^\]]+\]/g;

/** Comments are removed, but highlighting notations in them are part of the sample. */
function keepNotation(comment: string): string {
  return [...comment.matchAll(notation)].map((match) => match[0]).join(' ');
}

/**
 * Index after the string or regular expression that starts at `start`, or `start + 1` if there is
 * none.
 */
function skipLiteral(code: string, start: number, quote: string): number {
  let inClass = false;
  for (let i = start + 1; i < code.length; i++) {
    const char = code[i];
    if (char === '\\') i++;
    else if (char === '\n' && quote !== '`') return start + 1;
    else if (quote === '/' && char === '[') inClass = true;
    else if (quote === '/' && char === ']') inClass = false;
    else if (char === quote && !inClass) return i + 1;
  }
  return start + 1;
}

/**
 * A slash starts a regular expression where an operand is expected, except in `</a>` and `<a />`.
 */
function startsRegex(before: string, after: string): boolean {
  if (before.endsWith('<') || after.startsWith('>')) return false;
  const trimmed = before.trimEnd();
  return /(?:^|[(,=:[!&|?{};+<>~%^*-]|\b(?:return|typeof|case|in|of|await|yield))$/.test(trimmed);
}

function strip(code: string, syntax: Syntax): string {
  let out = '';
  let i = 0;
  while (i < code.length) {
    const rest = (text: string) => code.startsWith(text, i);
    const char = code[i] ?? '';
    const block = syntax.block.find(([open]) => rest(open));
    if (block) {
      const close = code.indexOf(block[1], i + block[0].length);
      const end = close === -1 ? code.length : close + block[1].length;
      out += keepNotation(code.slice(i, end));
      i = end;
      continue;
    }
    const free = !syntax.spaced || i === 0 || /\s/.test(code[i - 1] ?? '');
    if (free && syntax.line.some(rest)) {
      const close = code.indexOf('\n', i);
      const end = close === -1 ? code.length : close;
      out += keepNotation(code.slice(i, end));
      i = end;
      continue;
    }
    const literal =
      syntax.strings.includes(char) ||
      (syntax.regex && char === '/' && startsRegex(out, code.slice(i + 1, i + 2)));
    const end = literal ? skipLiteral(code, i, char) : i + 1;
    out += code.slice(i, end);
    i = end;
  }
  return out;
}

/** In file trees, explanations follow the entries. */
function stripTree(code: string): string {
  if (!/[├└│]/.test(code)) return code;
  return code.replace(/\s+(?:#|\/\/|←|<-|—).*$/gm, '');
}

function stripMixed(code: string): string {
  const blocks = /(<(script|style)\b[^>]*>)([\s\S]*?)(<\/\2>)/g;
  let out = '';
  let last = 0;
  for (const match of code.matchAll(blocks)) {
    const [whole, open = '', tag, body = '', close = ''] = match;
    out += strip(code.slice(last, match.index), markup);
    out += open + strip(body, tag === 'script' ? c : scss) + close;
    last = match.index + whole.length;
  }
  out += strip(code.slice(last), markup);
  return out.replace(/<%#[\s\S]*?%>/g, '');
}

/**
 * Removes comments from a sample, so that translations can be compared. Highlighting notations such
 * as `[!code ++]` remain, and so do strings and regular expressions that contain comment markers.
 * Lines with only a comment are removed; code in unknown languages is not changed.
 *
 * @param code Body of the fence.
 * @param lang Language of the fence.
 */
export function stripComments(code: string, lang: string): string {
  const name = lang.toLowerCase();
  const syntax = syntaxes[name];
  const bare = mixed.has(name) ? stripMixed(code) : syntax ? strip(code, syntax) : stripTree(code);
  // `{/* … */}` leaves braces behind.
  return bare
    .replace(/^\s*\{\s*\}\s*$/gm, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}
