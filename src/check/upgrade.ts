/** Upgrades a configuration to the newest version: what changes for it, and the rewritten file. */
import type * as B from '@babel/types';
import {
  applyEdits,
  commentAbove,
  commentOut,
  type Edit,
  indentAt,
  insertion,
  reindent,
  removal,
  startsLine,
  withComments,
} from './edits.ts';
import { Options, type Setting } from './options.ts';
import type { Reading } from './read.ts';
import { events, renamed, splitChunksCode, withoutEffect } from './replacements.ts';
import { placeOf } from './rsbuild.ts';
import { bare } from './syntax.ts';
import type { CheckData, CommentKey, Finding, OptionState, Report, SourceFile } from './types.ts';
import { fitOf } from './typeText.ts';

/**
 * @param options - of the version that the file is for
 * @returns what the newest version changes for the file, and a rewritten file if it needs edits
 */
export function upgrade(
  file: SourceFile,
  reading: Reading,
  options: Options,
  data: CheckData,
): Pick<Report, 'upgrade' | 'rewritten'> {
  const newest = data.minors[0] ?? '';
  const next = new Options(data, newest);
  const settings = reading.roots.flatMap((root) => next.settings(root));
  const rewriter = new Rewriter(file.text, data.comments);
  const findings = settings.flatMap((setting) => step(setting, { options, next, rewriter }));
  const text = rewriter.result();
  const names = new Set(settings.map(({ name }) => name));
  const changed = newest === options.minor ? [] : changedDefaults(names, options, next, data);
  return {
    ...(newest !== options.minor && {
      upgrade: { minor: newest, findings, defaults: changed },
    }),
    ...(text !== file.text && { rewritten: { name: file.name || 'rsbuild.config.ts', text } }),
  };
}

interface Context {
  options: Options;
  next: Options;
  rewriter: Rewriter;
}

/** Findings for one setting; required edits are passed to the rewriter. */
function step(setting: Setting, { options, next, rewriter }: Context): Finding[] {
  const { name, entry } = setting;
  const option = next.option(name);
  if (!option || !setting.isKnown) return [];
  const { removed = '', replacement = '', page } = option;
  const say = (kind: string, level: Finding['level'], params: Record<string, string>): Finding => {
    return { kind, level, params, ...placeOf(setting, rewriter.text), ...(page && { page }) };
  };
  const state = next.state(name);
  if (state === null) {
    rewriter.remove(setting, next.state(replacement) ? replacement : '', { removed, replacement });
    const instead = renamed[name] ?? (events[name] ? `on.${events[name]}` : replacement);
    return [say(instead ? 'removedFor' : 'removed', 'error', { removed, replacement: instead })];
  }
  if (state?.deprecated) {
    rewriter.deprecate(setting, { replacement });
    return [say(replacement ? 'deprecatedFor' : 'deprecated', 'warning', { replacement })];
  }
  if (state && fitOf(entry.value, state.type, next.types) === 'no') {
    const before = options.state(name);
    if (before && fitOf(entry.value, before.type, options.types) === 'no') return [];
    rewriter.comment(setting, 'type', { type: state.type });
    return [say('typeChanged', 'error', { type: state.type })];
  }
  return [];
}

/** Options that the file leaves unset and whose default differs in the newest version. */
function changedDefaults(
  names: ReadonlySet<string>,
  options: Options,
  next: Options,
  { options: all }: CheckData,
): Finding[] {
  return Object.entries(all).flatMap(([name, { page }]): Finding[] => {
    const [before, after] = [options.state(name), next.state(name)];
    if (!before?.default || !after?.default || after.deprecated || !page) return [];
    const parent = name.slice(0, name.lastIndexOf('.'));
    const isMember = Object.hasOwn(all, parent);
    if (isMember && next.state(parent)?.deprecated) return [];
    const isSet = [...names].some((one) => one === name || one.startsWith(`${name}.`));
    const isObjectMember = isMember && options.state(parent)?.default?.production.startsWith('{');
    if (isSet || (isMember && !names.has(parent) && !isObjectMember)) return [];
    const changed = (['development', 'production'] as const).find((mode) => {
      const [old, now] = [before.default?.[mode] ?? '', after.default?.[mode] ?? ''];
      return old !== now && !(isNothing(old) && isNothing(now));
    });
    const isObject = (state: OptionState) => state.default?.production.startsWith('{');
    const hasMembers = Object.keys(all).some((one) => one.startsWith(`${name}.`));
    // Changed members of an object are listed on their own.
    if (!changed || (hasMembers && isObject(before) && isObject(after))) return [];
    const params = {
      before: before.default[changed],
      after: after.default[changed],
      mode: changed,
    };
    return [{ kind: 'defaultChanged', level: 'info', name, params, page }];
  });
}

const isNothing = (code: string) => /^(?:undefined|false|\[\]|\{\}|'')$/.test(code);

/** A property to be moved to another object. */
interface Move {
  /** The object that contains both groups. */
  container: B.ObjectExpression;
  /** The group that it is moved out of. */
  from: B.ObjectProperty;
  property: B.ObjectProperty | B.ObjectMethod;
  /** The group that it is moved into; empty for the container itself. */
  group: string;
  code: string;
}

/** Collects edits to a file and applies them. */
class Rewriter {
  #edits: Edit[] = [];
  #moves: Move[] = [];
  #events = new Map<B.ObjectExpression, { property: B.Node; code: string }[]>();
  #done = new Set<B.Node>();

  constructor(
    readonly text: string,
    private readonly comments: CheckData['comments'],
  ) {}

  #say(key: CommentKey, params: Record<string, string>): string {
    const text = this.comments[key];
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '');
  }

  /**
   * Whether no edit has been made to a property: each is edited once, even if it is read several
   * times.
   */
  #isNew({ entry: { node } }: Setting): boolean {
    const isNew = !this.#done.has(node);
    this.#done.add(node);
    return isNew;
  }

  comment(setting: Setting, key: CommentKey, params: Record<string, string>): void {
    if (!this.#isNew(setting)) return;
    this.#edits.push(
      commentAbove(
        this.text,
        setting.entry.node,
        this.#say(key, { ...params, name: setting.name }),
      ),
    );
  }

  /** Applies the edit for an option that was removed. */
  remove(setting: Setting, to: string, params: Record<string, string>): void {
    const { name, entry } = setting;
    if (this.#done.has(entry.node)) return;
    const { node, owner } = entry;
    const event = events[name];
    if (renamed[name] && 'key' in node) {
      this.#done.add(node);
      const { start, end } = node.key;
      const isShort = 'shorthand' in node && node.shorthand;
      const text = isShort ? `${renamed[name]}: ${this.#code(node.key)}` : renamed[name];
      this.#edits.push({ start: start ?? 0, end: end ?? 0, text });
    } else if (event && 'key' in node) {
      this.#done.add(node);
      const code = this.#keyed(node, event);
      this.#events.set(owner, [...(this.#events.get(owner) ?? []), { property: node, code }]);
    } else if (to && !withoutEffect.includes(name) && this.#move(setting, to)) {
      this.#done.add(node);
    } else if (this.#isNew(setting)) {
      const key = withoutEffect.includes(name)
        ? 'withoutEffect'
        : params.replacement
          ? 'removedFor'
          : 'removed';
      this.#edits.push(commentOut(this.text, node, this.#say(key, { ...params, name })));
    }
  }

  deprecate(setting: Setting, params: Record<string, string>): void {
    const { name, entry } = setting;
    if (this.#done.has(entry.node)) return;
    const isChunkSplit = name === 'performance.chunkSplit';
    const code = isChunkSplit
      ? splitChunksCode(entry.value, ({ node }) => this.#code(node))
      : undefined;
    if (code && this.#move(setting, 'splitChunks', code)) this.#done.add(entry.node);
    else this.comment(setting, params.replacement ? 'deprecatedFor' : 'deprecated', params);
  }

  #code({ start, end }: Pick<B.Node, 'start' | 'end'>): string {
    return this.text.slice(start ?? 0, end ?? 0);
  }

  /** Source code of a property under another key. */
  #keyed(node: B.ObjectProperty | B.ObjectMethod, key: string): string {
    if ('shorthand' in node && node.shorthand) return `${key}: ${this.#code(node.key)}`;
    const rest = this.text.slice(node.key.end ?? 0, node.end ?? 0);
    const { start } = withComments(this.text, node);
    return `${this.text.slice(start ?? 0, node.key.start ?? 0)}${key}${rest}`;
  }

  /** @returns false if the object that contains the property is not written in the same place */
  #move({ entry, path }: Setting, to: string, value?: string): boolean {
    const { node: property, owner } = entry;
    const around = path.at(-1);
    const from = around?.node;
    if (!('key' in property) || from?.type !== 'ObjectProperty') return false;
    if (bare(from.value) !== owner) return false;
    const [group = '', key = ''] = to.includes('.') ? to.split('.') : ['', to];
    const container = around?.owner as B.ObjectExpression;
    const target = group === '' ? container : objectAt(container, group);
    if (target ? propertyOf(target, key) : propertyOf(container, group)) return false;
    const code = value === undefined ? this.#keyed(property, key) : `${key}: ${value}`;
    this.#moves.push({ container, from, property, group, code });
    return true;
  }

  /** @returns the text with all edits applied */
  result(): string {
    for (const [owner, members] of this.#events) this.#gather(owner, members);
    const byTarget = new Map<string, Move[]>();
    for (const move of this.#moves) {
      const target = [move.container.start, move.from.start, move.group].join();
      byTarget.set(target, [...(byTarget.get(target) ?? []), move]);
    }
    for (const moves of byTarget.values()) this.#finish(moves);
    return applyEdits(this.text, this.#edits);
  }

  /** Puts the event handlers of a proxy rule into its `on`. */
  #gather(owner: B.ObjectExpression, members: { property: B.Node; code: string }[]): void {
    const codes = members.map(({ code }) => code).join(', ');
    const on = objectAt(owner, 'on');
    for (const [index, { property }] of members.entries()) {
      const isFirst = index === 0 && !on;
      if (isFirst) {
        const { start, end } = property;
        this.#edits.push({ start: start ?? 0, end: end ?? 0, text: `on: { ${codes} }` });
      } else this.#edits.push(removal(this.text, property));
    }
    if (on) this.#edits.push(insertion(this.text, on, codes));
  }

  /** Moves properties that leave one group for the same other group. */
  #finish(moves: readonly Move[]): void {
    const [{ container, from, group } = {} as Move] = moves;
    const indent = indentAt(this.text, from.start ?? 0);
    const isEmptied = (bare(from.value) as B.ObjectExpression).properties.length === moves.length;
    const target = group === '' ? undefined : objectAt(container, group);
    const isBlock = startsLine(this.text, from.start ?? 0);
    const codes = moves.map(({ code, property }) => {
      return group === '' ? reindent(code, indentAt(this.text, property.start ?? 0), indent) : code;
    });
    const lines = codes.map((code) => `${indent}  ${code},\n`).join('');
    const inGroup = isBlock ? `{\n${lines}${indent}}` : `{ ${codes.join(', ')} }`;
    const separator = isBlock ? `,\n${indent}` : ', ';
    const whole = group === '' ? codes.join(separator) : `${group}: ${inGroup}`;
    if (target) for (const code of codes) this.#edits.push(insertion(this.text, target, code));
    if (isEmptied && !target) {
      this.#edits.push({ start: from.start ?? 0, end: from.end ?? 0, text: whole });
    } else if (isEmptied) this.#edits.push(removal(this.text, from));
    else {
      for (const { property } of moves) {
        this.#edits.push(removal(this.text, withComments(this.text, property)));
      }
      const end = from.end ?? 0;
      if (!target) this.#edits.push({ start: end, end, text: `${separator}${whole}` });
    }
  }
}

function propertyOf(object: B.ObjectExpression, key: string) {
  return object.properties.find((property): property is B.ObjectProperty => {
    if (property.type === 'SpreadElement' || property.computed) return false;
    return (
      ('name' in property.key ? property.key.name : Reflect.get(property.key, 'value')) === key
    );
  });
}

/** The object literal that is the value of a key. */
function objectAt(object: B.ObjectExpression, key: string): B.ObjectExpression | undefined {
  const value = bare(propertyOf(object, key)?.value);
  return value?.type === 'ObjectExpression' ? value : undefined;
}
