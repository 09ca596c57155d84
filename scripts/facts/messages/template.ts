import { parseSync } from 'oxc-parser';

/** The parts of a syntax tree node that are used here. */
export interface Node {
  type: string;
  start: number;
  end: number;
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the type
  [key: string]: any;
}

/** A parsed file with its declarations. */
export interface Code {
  program: Node;
  parents: ReadonlyMap<Node, Node>;
  /** Declarations by name, innermost last, with the node that is their scope. */
  declared: ReadonlyMap<string, { value: Node; scope: Node }[]>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Calls `visit` for a node and all of its descendants, parents first. */
export function walk(node: Node, visit: (node: Node, parent?: Node) => void, parent?: Node): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, node);
    }
  }
}

/**
 * @param file - its name, for messages
 * @throws {Error} with the file name for a syntax error
 */
export function parseCode(file: string, source: string): Code {
  const { program, errors } = parseSync(file, source, { lang: 'js' });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const parents = new Map<Node, Node>();
  const found: [name: string, value: Node][] = [];
  const assigned = new Map<string, Node[]>();
  walk(program as unknown as Node, (node, parent) => {
    if (parent) parents.set(node, parent);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      found.push([node.id.name, node.init]);
    }
    if (node.type === 'FunctionDeclaration' && node.id) found.push([node.id.name, node]);
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') {
      const { name } = node.left;
      assigned.set(name, [...(assigned.get(name) ?? []), node]);
    }
  });
  const declared = new Map<string, { value: Node; scope: Node }[]>();
  for (const [name, value] of found) {
    const scope = scopeOf(value, parents);
    // A name that is reassigned has no known value.
    if (assigned.get(name)?.some((node) => inside(node, scope))) continue;
    declared.set(name, [...(declared.get(name) ?? []), { value, scope }]);
  }
  return { program: program as unknown as Node, parents, declared };
}

const inside = (node: Node, outer: Node) => outer.start <= node.start && node.end <= outer.end;

/** The nearest block, function or file that contains a declaration. */
function scopeOf(value: Node, parents: ReadonlyMap<Node, Node>): Node {
  let node = parents.get(value) ?? value;
  while (!/^(?:BlockStatement|Program|FunctionBody|StaticBlock)$/.test(node.type)) {
    const parent = parents.get(node);
    if (!parent) break;
    node = parent;
  }
  return node;
}

/** Functions that color text. */
export const colors =
  /^(?:bold|dim|italic|underline|inverse|reset|black|red|green|yellow|blue|magenta|cyan|white|gray|grey)$/;

/** Maximum number of forms of a text that depends on a value. */
const mostForms = 4;
/** Minimum number of words for a branch to be a separate message. */
const wordsOfMessage = 3;
const deepest = 6;

/** Computes the possible forms of an expression's text; unknown values are `{name}`. */
export class TemplateReader {
  readonly #code: Code;

  constructor(code: Code) {
    this.#code = code;
  }

  /**
   * @param node - an expression
   * @param depth - number of names that have been resolved
   * @returns its forms; undefined if it contains no text
   */
  read(node: Node, depth = 0): string[] | undefined {
    if (depth > deepest) return undefined;
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? [node.value] : undefined;
      case 'TemplateLiteral':
        return joined(
          node.quasis.flatMap((quasi: Node, at: number) => [
            [quasi.value.cooked],
            ...(node.expressions[at] ? [this.#part(node.expressions[at], depth)] : []),
          ]),
        );
      case 'BinaryExpression':
        if (node.operator !== '+') return undefined;
        if (!this.read(node.left, depth) && !this.read(node.right, depth)) return undefined;
        return joined([this.#part(node.left, depth), this.#part(node.right, depth)]);
      case 'ConditionalExpression': {
        const forms = [node.consequent, node.alternate].flatMap(
          (one) => this.read(one, depth) ?? [],
        );
        return forms.length > 0 ? forms : undefined;
      }
      case 'ParenthesizedExpression':
        return this.read(node.expression, depth);
      case 'Identifier': {
        const value = this.#valueOf(node);
        return value && !/Function/.test(value.type) ? this.read(value, depth + 1) : undefined;
      }
      case 'CallExpression':
        return this.#call(node, depth);
      default:
        return undefined;
    }
  }

  /** A part of a text: its forms, or its name in braces. */
  #part(node: Node, depth: number): string[] {
    if (node.type === 'Literal') return [String(node.value)];
    const forms = this.read(node, depth);
    const isChoice = node.type === 'ConditionalExpression';
    const isMessage = forms?.some((form) => form.trim().split(/\s+/).length >= wordsOfMessage);
    return forms && (!isChoice || isMessage) ? forms : [`{${nameOf(node)}}`];
  }

  #call({ callee, arguments: given }: Node, depth: number): string[] | undefined {
    if (callee.type === 'MemberExpression' && !callee.computed) {
      const { name } = callee.property;
      if (colors.test(name) && given.length === 1) return this.#part(given[0], depth);
      const list =
        callee.object.type === 'Identifier' ? this.#valueOf(callee.object) : callee.object;
      if (name === 'join' && list?.type === 'ArrayExpression') {
        const between = given[0]?.value ?? ',';
        return joined(
          list.elements.flatMap((element: Node, at: number) => [
            ...(at > 0 ? [[between]] : []),
            this.#part(element, depth),
          ]),
        );
      }
    }
    if (callee.type !== 'Identifier') return undefined;
    const called = this.#valueOf(callee);
    const body = called && returned(called);
    return body ? this.read(body, depth + 1) : undefined;
  }

  /** Value of a name where it is used. */
  #valueOf({ name, start, end }: Node): Node | undefined {
    return this.#code.declared
      .get(name)
      ?.filter(({ scope }) => scope.start <= start && end <= scope.end)
      .at(-1)?.value;
  }
}

/** All combinations of the forms of each part, as text. */
function joined(parts: string[][]): string[] {
  return parts.reduce(
    (texts, forms) => texts.flatMap((text) => forms.map((form) => text + form)).slice(0, mostForms),
    [''],
  );
}

/** Return value of a function with a single statement. */
function returned(node: Node): Node | undefined {
  if (!/Function/.test(node.type)) return undefined;
  if (node.body.type !== 'BlockStatement' && node.body.type !== 'FunctionBody') return node.body;
  const statements: Node[] = node.body.statements ?? node.body.body;
  const last = statements.at(-1);
  return last?.type === 'ReturnStatement' ? last.argument : undefined;
}

/** Name that describes a value. */
function nameOf(node: Node): string {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'AwaitExpression':
      return nameOf(node.expression ?? node.argument);
    case 'MemberExpression':
      return node.computed ? nameOf(node.object) : node.property.name;
    case 'UnaryExpression':
      return node.operator === 'typeof' ? 'type' : nameOf(node.argument);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return nameOf(node.left);
    case 'CallExpression': {
      const { callee, arguments: given } = node;
      const isConversion =
        (callee.type === 'Identifier' && given.length > 0) ||
        /^(?:stringify|keys|from)$/.test(callee.property?.name ?? '') ||
        colors.test(callee.property?.name ?? '');
      if (isConversion && given[0]) return nameOf(given[0]);
      return callee.type === 'MemberExpression' ? nameOf(callee.object) : nameOf(callee);
    }
    default:
      return 'value';
  }
}
