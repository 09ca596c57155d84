/** The errors and warnings that published code can print. */
import { type Code, colours, type Node, parseCode, TemplateReader, walk } from './template.ts';

/** `throw` ends what runs; `error` and `warning` are printed, and it goes on or fails later. */
type Level = 'throw' | 'error' | 'warning';

/** A message as the code has it. */
export interface ReadMessage {
  level: Level;
  /** Text with values in braces: `Cannot find config file: {path}`. */
  template: string;
}

/**
 * @param file - name of the file, for messages
 * @param source - its code
 * @returns each message once
 */
export function readMessages(file: string, source: string): ReadMessage[] {
  const code = parseCode(file, source);
  const reader = new TemplateReader(code);
  const bundled = bundledPackages(code.program);
  const found = new Map<string, ReadMessage>();
  /** What has been read, or is no message. */
  const done = [...bundled];
  const isDone = ({ start, end }: Node) =>
    done.some((outer) => outer.start <= start && end <= outer.end);
  const add = (level: Level, text: Node, fewestWords: number) => {
    for (const form of reader.read(text) ?? []) {
      const template = tidy(form);
      if (wordsOf(template) < fewestWords) continue;
      done.push(text);
      found.set(`${level} ${template}`, { level, template });
    }
  };
  walk(code.program, (node) => {
    if (isDone(node)) return;
    if (isRemark(node)) done.push(node);
    const said = saidBy(node, code);
    if (said) add(said.level, said.text, 2);
  });
  // What is written in colours and is said by no call is added to messages of others.
  walk(code.program, (node) => {
    if (node.type === 'TemplateLiteral' && !isDone(node) && hasColour(node)) {
      add('error', node, wordsOfHint);
    }
  });
  return [...found.values()];
}

/** Modules of packages that are bundled and kept apart by their path. */
function bundledPackages(program: Node): Node[] {
  const found: Node[] = [];
  walk(program, (node) => {
    if (node.type !== 'Property' || typeof node.key.value !== 'string') return;
    if (/node_modules\//.test(node.key.value)) found.push(node);
  });
  return found;
}

/** Something that is printed and no error. */
function isRemark({ type, callee }: Node): boolean {
  return (
    type === 'CallExpression' &&
    callee.type === 'MemberExpression' &&
    /^(?:info|log|debug|ready|start|success|greet|option|command)$/.test(callee.property.name)
  );
}

function hasColour(template: Node): boolean {
  let has = false;
  walk(template, ({ type, callee }) => {
    has ||= type === 'CallExpression' && colours.test(callee.property?.name ?? '');
  });
  return has;
}

/** What is said by an expression: an error that is made, or a line that is printed. */
function saidBy(node: Node, { parents }: Code): { level: Level; text: Node } | undefined {
  if (node.type === 'AssignmentExpression' && node.left.property?.name === 'message') {
    return { level: 'throw', text: node.right };
  }
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = node;
  const name: string = callee.property?.name ?? callee.name ?? '';
  if (/Error$/.test(name) && name !== 'onError') {
    const text = given.find((one: Node) => one.type !== 'Identifier' || given.length === 1);
    return text && { level: levelOf(node, parents), text };
  }
  if (callee.type !== 'MemberExpression' || callee.computed || !given[0]) return undefined;
  const teller: string = callee.object.property?.name ?? callee.object.name ?? '';
  if (!/^(?:\w+_)?(?:logger|console)$/i.test(teller)) return undefined;
  if (name === 'warn') return { level: 'warning', text: given[0] };
  return name === 'error' ? { level: 'error', text: given[0] } : undefined;
}

/** An error that is put into a list is printed with the others of the build. */
function levelOf(node: Node, parents: ReadonlyMap<Node, Node>): Level {
  if (/compilationerror$/i.test(node.callee.name ?? '')) return 'error';
  const callee = parents.get(node)?.callee;
  if (callee?.property?.name !== 'push') return 'throw';
  return callee.object.property?.name === 'warnings' ? 'warning' : 'error';
}

/** Without what is around the message: the one it is added to, and white space. */
const tidy = (text: string) =>
  text
    .replace(/^\{\w+\}\n+/, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

/** Shorter texts in colours are labels. */
const wordsOfHint = 5;

/** How many words a template has beside values and prefixes. */
const wordsOf = (template: string) =>
  (template.replace(/\{[^{}]*\}|\[[^\]]*\]/g, ' ').match(/\p{L}{2,}/gu) ?? []).length;
