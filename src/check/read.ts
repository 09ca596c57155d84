/**
 * Evaluates a configuration's syntax tree statically. Values known only at run time are reported as
 * remarks.
 */
import type * as B from '@babel/types';
import { lineAt, type Program } from './parse.ts';
import {
  bare,
  blocksOf,
  changedBy,
  dotted,
  exportsOf,
  firstName,
  type Node,
  namesOf,
  type Scope,
} from './syntax.ts';
import type { Entry, ObjectValue, Remark, Value } from './types.ts';

/** Result of reading a file. */
export interface Reading {
  /** Every object that the file may export as its configuration or as part of it. */
  roots: ObjectValue[];
  remarks: Remark[];
  /** Imported names, with the module each one comes from. */
  imports: ReadonlyMap<string, string>;
  body: readonly B.Statement[];
}

/** Functions that return their argument or merge their arguments. */
const transparent =
  /^(?:define\w*|merge|mergeConfig|mergeRsbuildConfig|webpackMerge|mergeWithRules|assign|resolve)$/;

/** Name of the function that is called, without what contains it. */
const nameOf = ({ callee }: B.CallExpression) => dotted(callee).split('.').at(-1) ?? '';

/** @returns what the file sets; no roots if it exports nothing readable */
export function readConfig(program: Program): Reading {
  const reader = new Reader(program);
  const scope = namesOf(program.body, new Map());
  for (const statement of program.body) reader.readImport(statement);
  for (const node of exportsOf(program.body)) reader.config(node, scope);
  reader.remarkChanges(program.body, scope);
  if (program.isFragment) reader.remark('fragment', program.body[0]);
  return reader;
}

class Reader implements Reading {
  roots: ObjectValue[] = [];
  remarks: Remark[] = [];
  imports = new Map<string, string>();
  /** Constants being resolved, to stop at circular references. */
  #open = new Set<B.Node>();
  body: readonly B.Statement[];
  #text: string;

  constructor({ text, body }: Program) {
    this.#text = text;
    this.body = body;
  }

  remark(kind: Remark['kind'], node: Node): void {
    const code = this.#text.slice(node?.start ?? 0, node?.end ?? 0).replace(/\s+/g, ' ');
    const line = lineAt(this.#text, node?.start ?? 0);
    if (this.remarks.some((one) => one.kind === kind && one.line === line)) return;
    this.remarks.push({ kind, line, code: code.length > 60 ? `${code.slice(0, 57)}…` : code });
  }

  readImport(statement: B.Statement): void {
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers) {
        this.imports.set(local.name, statement.source.value);
      }
    }
    if (statement.type !== 'VariableDeclaration') return;
    for (const { id, init } of statement.declarations) {
      const source = /^require\(\s*(['"])(.+?)\1\s*\)/.exec(this.#code(init))?.[2];
      if (!source) continue;
      if (id.type === 'Identifier') this.imports.set(id.name, source);
      if (id.type !== 'ObjectPattern') continue;
      for (const property of id.properties) {
        const local = property.type === 'ObjectProperty' ? property.value : property.argument;
        if (local.type === 'Identifier') this.imports.set(local.name, source);
      }
    }
  }

  #code(node: Node): string {
    return node ? this.#text.slice(node.start ?? 0, node.end ?? 0) : '';
  }

  /** Reads an expression whose value is the configuration. */
  config(given: Node, scope: Scope): void {
    const node = bare(given);
    switch (node?.type) {
      case 'ObjectExpression':
        this.roots.push(this.#object(node, scope));
        break;
      case 'Identifier':
        this.#followed(node, scope, (target) => this.config(target, scope));
        break;
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        if (node.body.type === 'BlockStatement') {
          this.#returns(node.body.body, scope);
          this.remarkChanges(node.body.body, namesOf(node.body.body, scope));
        } else this.config(node.body, scope);
        break;
      case 'ConditionalExpression':
        this.remark('branches', node.test);
        this.config(node.consequent, scope);
        this.config(node.alternate, scope);
        break;
      case 'LogicalExpression':
        if (node.operator === '&&') this.remark('branches', node.left);
        else this.config(node.left, scope);
        this.config(node.right, scope);
        break;
      case 'ArrayExpression':
        for (const element of node.elements) this.config(element, scope);
        break;
      case 'CallExpression':
        this.#call(node, scope);
        break;
      default:
        if (node) this.remark('value', node);
    }
  }

  #call(node: B.CallExpression, scope: Scope): void {
    const { callee, arguments: given } = node;
    const name = nameOf(node);
    const own = callee.type === 'Identifier' ? scope.get(callee.name) : undefined;
    if (/^(?:Arrow)?Function/.test(callee.type)) this.config(callee, scope);
    else if (own && /Function/.test(own.type)) this.config(own, scope);
    else if (name === 'require') this.remark('import', node);
    else if (!transparent.test(name)) this.remark('call', callee);
    for (const argument of given) {
      const one = bare(argument);
      // What another function is given may be anything else.
      const isConfig =
        transparent.test(name) ||
        (one?.type === 'Identifier'
          ? scope.has(one.name)
          : /^(?:Object|Array|Call|ArrowFunction|Function|Conditional)Expression$/.test(
              one?.type ?? '',
            ));
      if (isConfig) this.config(argument, scope);
    }
  }

  /** Reads the return values of a function, on every code path. */
  #returns(body: readonly B.Statement[], outer: Scope): void {
    const scope = namesOf(body, outer);
    for (const statement of body) {
      this.readImport(statement);
      if (statement.type === 'ReturnStatement') this.config(statement.argument, scope);
      if (statement.type === 'IfStatement') this.remark('branches', statement.test);
      if (statement.type === 'SwitchStatement') this.remark('branches', statement.discriminant);
      for (const block of blocksOf(statement)) this.#returns(block, scope);
    }
  }

  /** Changes of a configuration after its declaration, such as `config.output = …`. */
  remarkChanges(body: readonly B.Statement[], scope: Scope): void {
    for (const statement of body) {
      for (const block of blocksOf(statement)) this.remarkChanges(block, namesOf(block, scope));
      if (statement.type !== 'ExpressionStatement') continue;
      const target = changedBy(statement.expression);
      const value = bare(scope.get(firstName(target)));
      const isOwn =
        value?.type === 'ObjectExpression' ||
        (value?.type === 'CallExpression' && transparent.test(nameOf(value)));
      if (isOwn || /^(?:module\.exports|exports)\.(?!default$)/.test(dotted(target))) {
        this.remark('assignment', target);
      }
    }
  }

  /**
   * Resolves an identifier and passes its value to a callback, unless the reference is circular.
   */
  #followed(node: B.Identifier, scope: Scope, read: (target: B.Node) => void): void {
    const target = scope.get(node.name);
    if (!target) this.remark(this.imports.has(node.name) ? 'import' : 'value', node);
    if (!target || this.#open.has(target)) return;
    this.#open.add(target);
    read(target);
    this.#open.delete(target);
  }

  #value(given: Node, scope: Scope): Value {
    const node = bare(given) as B.Expression;
    switch (node.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return { kind: 'literal', value: node.value, node };
      case 'NullLiteral':
        return { kind: 'literal', value: null, node };
      case 'TemplateLiteral':
        if (node.expressions.length > 0) return { kind: 'unknown', node };
        return { kind: 'literal', value: node.quasis[0]?.value.cooked ?? '', node };
      case 'UnaryExpression':
        return this.#unary(node, scope);
      case 'RegExpLiteral':
        return { kind: 'regexp', node };
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return { kind: 'function', node };
      case 'ObjectExpression':
        return this.#object(node, scope);
      case 'ArrayExpression':
        return { kind: 'array', items: this.#items(node, scope), node };
      case 'ConditionalExpression':
        this.remark('branches', node.test);
        return {
          kind: 'either',
          values: [this.#value(node.consequent, scope), this.#value(node.alternate, scope)],
          node,
        };
      case 'LogicalExpression':
        return this.#logical(node, scope);
      case 'Identifier':
        return this.#name(node, scope);
      case 'CallExpression':
        return this.#filtered(node, scope);
      default:
        return { kind: 'unknown', node };
    }
  }

  #unary(node: B.UnaryExpression, scope: Scope): Value {
    const inner = this.#value(node.argument, scope);
    if (node.operator === 'void') return { kind: 'literal', value: undefined, node };
    if (inner.kind !== 'literal') return { kind: 'unknown', node };
    if (node.operator === '!') return { kind: 'literal', value: !inner.value, node };
    if (node.operator === '-') return { kind: 'literal', value: -Number(inner.value), node };
    return { kind: 'unknown', node };
  }

  #logical(node: B.LogicalExpression, scope: Scope): Value {
    const right = this.#value(node.right, scope);
    if (node.operator === '&&') {
      this.remark('branches', node.left);
      // The value when the condition is false is not a useful setting.
      const off: Value = { kind: 'literal', value: undefined, node: node.left };
      return { kind: 'either', values: [right, off], node };
    }
    return { kind: 'either', values: [this.#value(node.left, scope), right], node };
  }

  #name(node: B.Identifier, scope: Scope): Value {
    if (node.name === 'undefined') return { kind: 'literal', value: undefined, node };
    let value: Value = { kind: 'unknown', node };
    const target = scope.get(node.name);
    if (!target || this.#open.has(target)) return value;
    this.#open.add(target);
    value =
      target.type === 'FunctionDeclaration'
        ? { kind: 'function', node }
        : this.#value(target, scope);
    this.#open.delete(target);
    return value;
  }

  /** `[…].filter(Boolean)` is read like the list itself. */
  #filtered(node: B.CallExpression, scope: Scope): Value {
    const { callee } = node;
    if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
      const list = bare(callee.object);
      if (
        /^(?:filter|concat|flat)$/.test(callee.property.name) &&
        list?.type === 'ArrayExpression'
      ) {
        return { kind: 'array', items: this.#items(list, scope), node };
      }
    }
    return { kind: 'unknown', node };
  }

  #items(node: B.ArrayExpression, scope: Scope): Value[] {
    return node.elements.flatMap((element): Value[] => {
      if (!element) return [];
      if (element.type !== 'SpreadElement') return [this.#value(element, scope)];
      const value = this.#value(element.argument, scope);
      return choicesOf(value).flatMap((one) => (one.kind === 'array' ? one.items : [one]));
    });
  }

  #object(node: B.ObjectExpression, scope: Scope): ObjectValue {
    const result: ObjectValue = { kind: 'object', entries: [], isOpen: false, node };
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        this.#spread(property, scope, result);
        continue;
      }
      const key = this.#key(property, scope);
      if (key === undefined) {
        this.remark('computed', property.key);
        result.isOpen = true;
        continue;
      }
      const value: Value =
        property.type === 'ObjectMethod'
          ? {
              kind: property.kind === 'method' ? 'function' : 'unknown',
              node: property.key as B.Expression,
            }
          : this.#value(property.value, scope);
      result.entries.push({ key, value, node: property, owner: node, isConditional: false });
    }
    return result;
  }

  #key(property: B.ObjectProperty | B.ObjectMethod, scope: Scope): string | undefined {
    const { key } = property;
    if (!property.computed) {
      if (key.type === 'Identifier') return key.name;
      return 'value' in key ? String(key.value) : undefined;
    }
    const value = this.#value(key, scope);
    return value.kind === 'literal' ? String(value.value) : undefined;
  }

  #spread(node: B.SpreadElement, scope: Scope, result: ObjectValue): void {
    const values = choicesOf(this.#value(node.argument, scope));
    for (const value of values) {
      if (value.kind === 'object') {
        const entries = value.entries.map((entry): Entry => {
          return { ...entry, isConditional: entry.isConditional || values.length > 1 };
        });
        result.entries.push(...entries);
        result.isOpen ||= value.isOpen;
      } else if (value.kind !== 'literal') {
        result.isOpen = true;
        this.remark('spread', node);
      }
    }
  }
}

/** @returns the possible values of a conditional one */
export function choicesOf(value: Value): Exclude<Value, { kind: 'either' }>[] {
  return value.kind === 'either' ? value.values.flatMap(choicesOf) : [value];
}
