/** Writes objects of settings as code. */

/** Settings by their dotted names. */
export type Tree = Map<string, { code: string }>;

const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);

/** Groups as configurations usually have them. */
const order = ['root', 'plugins', 'source', 'resolve', 'html', 'output', 'server', 'dev'];
const rankOf = (group: string) => (order.includes(group) ? order.indexOf(group) : order.length);

/** @returns items of a list, each on a line of its own where one line would be long */
export function printList(items: readonly string[]): string {
  const line = `[${items.join(', ')}]`;
  return line.length < 80 ? line : `[\n${items.map((item) => `  ${item},\n`).join('')}]`;
}

/** @returns the settings as one object, in the usual order of groups */
export function printObject(tree: Tree, indent: string): string {
  const groups = new Map<string, Tree>();
  for (const [path, value] of tree) {
    const [key = '', ...rest] = path.split('.');
    const group = groups.get(key) ?? new Map();
    // What sets the whole comes before what sets a part of it.
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

/** @returns a comment of several lines, none longer than a screen is wide */
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
