/** Extracts errors and warnings from published code. */
import { type Code, colors, type Node, parseCode, TemplateReader, walk } from './template.ts';

/**
 * `throw` ends the run; `error` and `warning` are printed, and the run continues or fails later.
 */
type Level = 'throw' | 'error' | 'warning';

/** A message found in the code. */
export interface ReadMessage {
  level: Level;
  /** Text with placeholders in braces: `Cannot find config file: {path}`. */
  template: string;
}

/**
 * @param file - name of the file, for messages
 * @param source - its code
 * @returns distinct messages
 */
export function readMessages(file: string, source: string): ReadMessage[] {
  const code = parseCode(file, source);
  const reader = new TemplateReader(code);
  const bundled = bundledPackages(code.program);
  const found = new Map<string, ReadMessage>();
  /** Nodes that have been read, or contain no messages. */
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
    const said = messageIn(node, code);
    if (said) add(said.level, said.text, 2);
  });
  // Colored text that is not part of a call is appended to messages elsewhere.
  walk(code.program, (node) => {
    if (node.type === 'TemplateLiteral' && !isDone(node) && hasColor(node)) {
      add('error', node, wordsOfHint);
    }
  });
  return [...found.values()];
}

/** Bundled modules of other packages, which are identified by their paths. */
function bundledPackages(program: Node): Node[] {
  const found: Node[] = [];
  walk(program, (node) => {
    if (node.type !== 'Property' || typeof node.key.value !== 'string') return;
    if (/node_modules\//.test(node.key.value)) found.push(node);
  });
  return found;
}

/** Whether a node prints something that is not an error or a warning. */
function isRemark({ type, callee }: Node): boolean {
  return (
    type === 'CallExpression' &&
    callee.type === 'MemberExpression' &&
    /^(?:info|log|debug|ready|start|success|greet|option|command)$/.test(callee.property.name)
  );
}

function hasColor(template: Node): boolean {
  let has = false;
  walk(template, ({ type, callee }) => {
    has ||= type === 'CallExpression' && colors.test(callee.property?.name ?? '');
  });
  return has;
}

/** Expression with the text of a message: an error that is created, or a line that is printed. */
function messageIn(node: Node, { parents }: Code): { level: Level; text: Node } | undefined {
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

/** Errors pushed to a list are printed with the other errors of the build. */
function levelOf(node: Node, parents: ReadonlyMap<Node, Node>): Level {
  if (/compilationerror$/i.test(node.callee.name ?? '')) return 'error';
  const callee = parents.get(node)?.callee;
  if (callee?.property?.name !== 'push') return 'throw';
  return callee.object.property?.name === 'warnings' ? 'warning' : 'error';
}

/** Trims white space and the separators around a message. */
const tidy = (text: string) =>
  text
    .replace(/^\{\w+\}\n+/, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

/** Shorter colored texts are labels. */
const wordsOfHint = 5;

/** Number of words in a template, without placeholders and prefixes. */
const wordsOf = (template: string) =>
  (template.replace(/\{[^{}]*\}|\[[^\]]*\]/g, ' ').match(/\p{L}{2,}/gu) ?? []).length;
