/** Prints settings as source code. */

/** Settings by dotted name. */
export type Tree = Map<string, { code: string }>;

const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);

/** Conventional order of groups in a configuration. */
const order = ['root', 'plugins', 'source', 'resolve', 'html', 'output', 'server', 'dev'];
const rankOf = (group: string) => (order.includes(group) ? order.indexOf(group) : order.length);

/** @returns items of a list, each on its own line if a single line would be too long */
export function printList(items: readonly string[]): string {
  const line = `[${items.join(', ')}]`;
  return line.length < 80 ? line : `[\n${items.map((item) => `  ${item},\n`).join('')}]`;
}

/** @returns the settings as one object, with groups in conventional order */
export function printObject(tree: Tree, indent: string): string {
  const groups = new Map<string, Tree>();
  for (const [path, value] of tree) {
    const [key = '', ...rest] = path.split('.');
    const group = groups.get(key) ?? new Map();
    // A setting for the whole group precedes settings for parts of it.
    group.set(rest.join('.'), value);
    groups.set(key, group);
  }
  const inner = `${indent}  `;
  const sorted = [...groups].sort(([a], [b]) => rankOf(a) - rankOf(b));
  const lines = sorted.map(([key, group]) => {
    const whole = group.get('')?.code;
    const value = whole === undefined ? printObject(group, inner) : shifted(whole, inner);
    return `${inner}${isName(key) ? key : `'${key}'`}: ${value},\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

const shifted = (code: string, indent: string) => code.replace(/\n(?!$)/g, `\n${indent}`);

/** @returns a comment wrapped over several lines */
export function commentLines(text: string, start = ''): string[] {
  const lines: string[] = [];
  let line = start;
  for (const word of text.split(/\s+/)) {
    if (line.length + word.length > 92) {
      lines.push(line);
      line = start === '' ? '' : '  ';
    }
    line += line.trim() === '' || line.endsWith(' ') ? word : ` ${word}`;
  }
  return [...lines, line].map((one) => `// ${one}`.trimEnd());
}
