/** Extracts expressions from a file together with the declarations they need in another file. */
import type * as B from '@babel/types';
import { applyEdits, type Edit, indentAt, reindent } from './edits.ts';
import { bare, dotted } from './syntax.ts';

/** Identifiers that are available in every module. */
const globals =
  /^(?:process|JSON|URL|Object|Math|Number|String|Boolean|Array|RegExp|Date|Set|Map|Promise|console|undefined|NaN|Infinity|parseInt|parseFloat|encodeURIComponent)$/;

/** Yields a node and all of its descendants, the node first. */
function* within(node: B.Node): Generator<{ node: B.Node; key: string; parent?: B.Node }> {
  const waiting: { node: B.Node; key: string; parent?: B.Node }[] = [{ node, key: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    for (const [key, value] of Object.entries(next.node)) {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (typeof one?.type === 'string') waiting.push({ node: one, key, parent: next.node });
      }
    }
  }
}

/**
 * Path relative to the project root, for an expression that joins one: `path.resolve(__dirname,
 * 'src')`.
 */
function pathOf(node: B.Node): string | undefined {
  if (node.type === 'Identifier' && node.name === '__dirname') return '.';
  if (node.type === 'MemberExpression') {
    return node.object.type === 'MetaProperty' && dotted(node) === '.dirname' ? '.' : undefined;
  }
  if (node.type === 'NewExpression' && dotted(node.callee) === 'URL') {
    const [path] = node.arguments;
    return path?.type === 'StringLiteral' && node.arguments.length === 2 ? path.value : undefined;
  }
  if (node.type !== 'CallExpression') return undefined;
  const name = dotted(node.callee).split('.').at(-1);
  const [first, ...rest] = node.arguments;
  if (name === 'fileURLToPath' && first) return pathOf(first);
  if (name !== 'resolve' && name !== 'join') return undefined;
  const start = first && pathOf(first);
  if (start === undefined || !rest.every((one) => one.type === 'StringLiteral')) return undefined;
  const parts = rest.map((one) => (one as B.StringLiteral).value.replace(/^\.?\//, ''));
  return [start, ...parts].filter(Boolean).join('/');
}

/** Identifiers that a node uses but does not declare itself, such as in the functions inside it. */
function namesIn(node: B.Node): Set<string> {
  const used = new Set<string>();
  const own = new Set<string>();
  for (const { node: inner, key, parent } of within(node)) {
    // Arguments of generic types are `params`, too.
    if (/Function|Method/.test(inner.type) && 'params' in inner) {
      for (const parameter of inner.params as B.Node[]) {
        for (const { node: name } of within(parameter)) {
          if (name.type === 'Identifier') own.add(name.name);
        }
      }
    }
    if (inner.type === 'VariableDeclarator' && inner.id.type === 'Identifier')
      own.add(inner.id.name);
    if (inner.type !== 'Identifier') continue;
    const isProperty =
      parent?.type === 'MetaProperty' ||
      (parent?.type === 'MemberExpression' && key === 'property' && !parent.computed) ||
      (/^Object(?:Property|Method)$/.test(parent?.type ?? '') &&
        key === 'key' &&
        !Reflect.get(parent ?? {}, 'computed'));
    if (!isProperty) used.add(inner.name);
  }
  for (const name of own) used.delete(name);
  return used;
}

/** Source code of one file, from which parts can be taken. */
export class Code {
  /** Top-level statements that the taken parts depend on, in source order. */
  readonly needed = new Set<B.Statement>();
  #text: string;
  #declared = new Map<string, B.Statement>();

  constructor(text: string, body: readonly B.Statement[]) {
    this.#text = text;
    for (const statement of body) {
      for (const name of declaredBy(statement)) this.#declared.set(name, statement);
    }
  }

  /**
   * @returns the expression as written, with paths relative to the root; undefined if it depends on
   *   anything that cannot be taken along
   */
  take(node: B.Node): string | undefined {
    const { text, names } = this.#relative(node);
    const statements: B.Statement[] = [];
    for (const name of names) {
      if (globals.test(name)) continue;
      const statement = this.#declared.get(name);
      if (!statement || !this.#standsAlone(statement)) return undefined;
      statements.push(statement);
    }
    for (const statement of statements) this.needed.add(statement);
    return text;
  }

  /** Whether a declaration is an import, or a constant that can be taken along. */
  #standsAlone(statement: B.Statement): boolean {
    if (statement.type === 'ImportDeclaration') return true;
    if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') return false;
    return statement.declarations.every(
      ({ init }) =>
        init &&
        !/\brequire\(/.test(this.slice(init)) &&
        [...namesIn(init)].every((name) => globals.test(name)),
    );
  }

  slice({ start, end }: Pick<B.Node, 'start' | 'end'>): string {
    return this.#text.slice(start ?? 0, end ?? 0);
  }

  #relative(node: B.Node): { text: string; names: Set<string> } {
    const edits: Edit[] = [];
    const names = new Set<string>();
    const visit = (one: B.Node): void => {
      const path = pathOf(one);
      if (path !== undefined && one.type !== 'Identifier') {
        const start = (one.start ?? 0) - (node.start ?? 0);
        edits.push({ start, end: start + (one.end ?? 0) - (one.start ?? 0), text: `'${path}'` });
      } else if (one.type === 'ObjectExpression') {
        for (const property of one.properties)
          visit(property.type === 'ObjectProperty' ? property.value : property);
      } else if (one.type === 'ArrayExpression') {
        for (const element of one.elements) if (element) visit(element);
      } else for (const name of namesIn(one)) names.add(name);
    };
    visit(bare(node) as B.Node);
    const text = reindent(
      applyEdits(this.slice(node), edits),
      indentAt(this.#text, node.start ?? 0),
      '',
    );
    return { text, names };
  }
}

function declaredBy(statement: B.Statement): string[] {
  if (statement.type === 'ImportDeclaration') {
    return statement.specifiers.map(({ local }) => local.name);
  }
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}
