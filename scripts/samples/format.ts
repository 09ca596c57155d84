/** A file written by a build. */
export interface OutputFile {
  /** Path as shown to readers: `dist/static/js/index.1a2b3c4d.js`. */
  path: string;
  /** In bytes. */
  size: number;
}

/** Formats a size like the tool: with two decimals below one kilobyte, one above. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / 1000;
  return `${kilobytes.toFixed(kilobytes < 0.995 ? 2 : 1)} kB`;
}

/**
 * Lists the files of a build by path, with sizes and the total.
 *
 * @param files In any order.
 */
export function formatListing(files: readonly OutputFile[]): string {
  const rows = [...files]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, size }) => [path, formatSize(size)] as const);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  rows.push(['total', formatSize(total)]);
  const pathWidth = Math.max(...rows.map(([path]) => path.length));
  const sizeWidth = Math.max(...rows.map(([, size]) => size.length));
  return rows
    .map(([path, size]) => `${path.padEnd(pathWidth)}  ${size.padStart(sizeWidth)}\n`)
    .join('');
}

const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/** Starts a new, indented line at each tag of minified HTML. Only adds white space between tags. */
export function breakTags(html: string): string {
  let depth = 0;
  return `${html
    // Elements without content keep both tags on one line.
    .replace(/(<\/?([a-z][\w-]*|!)[^>]*>)\s*(?=<(\/?[a-z][\w-]*|!))/gi, (_, tag, name, next) =>
      !tag.startsWith('</') && next === `/${name}` ? tag : `${tag}\n`,
    )
    .split('\n')
    .map((line) => {
      const text = line.trim();
      if (/^<\//.test(text)) depth--;
      const indented = text && '  '.repeat(Math.max(depth, 0)) + text;
      const name = /^<([a-z][\w-]*)/i.exec(text)?.[1]?.toLowerCase();
      const closed = name && (voidElements.has(name) || text.includes(`</${name}`));
      if (name && !closed && !text.endsWith('/>')) depth++;
      return indented;
    })
    .join('\n')
    .trim()}\n`;
}

/** JSON with all lists sorted, indented by two spaces. */
export function sortLists(json: string): string {
  const sorted = (_: string, value: unknown) => (Array.isArray(value) ? [...value].sort() : value);
  return `${JSON.stringify(JSON.parse(json), sorted, 2)}\n`;
}

/**
 * Extracts lines from the first one with `start` to the next one with `end`, inclusive.
 *
 * @param text Content of the file.
 * @param start Text on the first line; the beginning of the file by default.
 * @param end Text on the last line; the end of the file by default.
 * @throws If the text is not found.
 */
export function excerpt(text: string, start?: string, end?: string): string {
  const lines = text.split('\n');
  const first = start === undefined ? 0 : lines.findIndex((line) => line.includes(start));
  if (first < 0) throw new Error(`no line contains ${JSON.stringify(start)}`);
  if (end === undefined) return lines.slice(first).join('\n');
  const last = lines.findIndex((line, index) => index >= first && line.includes(end));
  if (last < 0) throw new Error(`no line from ${first + 1} on contains ${JSON.stringify(end)}`);
  return `${lines.slice(first, last + 1).join('\n')}\n`;
}

/**
 * Replaces the paths of folders, which differ between machines.
 *
 * @param text May contain plain paths with forward slashes, and paths escaped for JSON or URLs.
 * @param folders Replacements by absolute path; nested folders precede the ones that contain them.
 */
export function withoutMachinePaths(text: string, folders: Record<string, string>): string {
  let result = text;
  for (const [path, replacement] of Object.entries(folders)) {
    const slashed = path.replaceAll('\\', '/');
    const escaped = path.replaceAll('\\', '\\\\');
    // Non-ASCII characters and spaces are percent-encoded in file URLs.
    const encoded = [encodeURI(slashed), encodeURIComponent(path)];
    // The compiler escapes Latin letters in strings: `ü` becomes `\\xfc`.
    encoded.push(slashed.replace(/[\u0080-\u00ff]/g, (c) => `\\x${c.charCodeAt(0).toString(16)}`));
    for (const spelling of new Set([path, slashed, escaped, ...encoded])) {
      result = result.replaceAll(spelling, replacement);
    }
  }
  return result;
}

/**
 * Makes printed output independent of the machine and the run.
 *
 * @param text With colors, times and absolute paths.
 * @param folders As for `withoutMachinePaths`.
 */
export function normalizeLog(text: string, folders: Record<string, string>): string {
  return (
    withoutMachinePaths(text, folders)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: colors are control characters
      .replace(/\u001b\[[\d;]*m/g, '')
      .replaceAll('\\', '/')
      .replace(/\b\d+(?:\.\d+)? ?(ms|s|m)\b/g, '… $1')
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^\n+|\n+$/g, '')
      .concat('\n')
  );
}

/** A request to a dev or preview server, and the recorded part of its response. */
export interface Exchange {
  method: string;
  path: string;
  status: number;
  statusText: string;
  /** Headers to show, by lowercase name. */
  headers: Record<string, string>;
  body: string | undefined;
}

/** Formats requests and responses like HTTP messages. */
export function formatExchanges(exchanges: readonly Exchange[]): string {
  return exchanges
    .map(({ method, path, status, statusText, headers, body }) => {
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);
      const text = body === undefined ? '' : `\n${body.trimEnd()}\n`;
      return `${method} ${path}\n${status} ${statusText}\n${head.join('')}${text}`;
    })
    .join('\n');
}
