/** Helpers for printing types: unions, arrays, objects. */
import {
  type Doc,
  flat,
  group,
  indent,
  isFunctionText,
  join,
  line,
  softline,
  splitType,
  whenBroken,
} from './layout.ts';

export const unionParts = (text: string) => splitType(text, ' | ');
export const isUnion = (doc: Doc) => unionParts(flat(doc)).length > 1;
export const isFunction = (doc: Doc) => isFunctionText(flat(doc));

export function parenthesized(doc: Doc, condition: boolean): Doc {
  return condition ? ['(', doc, ')'] : doc;
}

export function arrayOf(element: Doc): Doc {
  return [parenthesized(element, isUnion(element) || isFunction(element)), '[]'];
}

export function union(parts: Doc[]): Doc {
  const seen = new Map(parts.map((part) => [flat(part), part]));
  // `boolean` includes its two values.
  if (seen.has('boolean')) for (const value of ['true', 'false']) seen.delete(value);
  const unique = [...seen.values()];
  if (unique.length === 1) return unique[0] as Doc;
  return group(indent([softline, whenBroken('| '), ...join(unique, [line, '| '])]));
}

export function object(members: Doc[]): Doc {
  if (members.length === 0) return '{}';
  return group(['{', indent([line, ...join(members, [';', line])]), whenBroken(';'), line, '}']);
}

export function typeArguments(args: Doc[]): Doc {
  if (args.length === 0) return '';
  if (args.length === 1) return ['<', args[0] as Doc, '>'];
  return group(['<', indent([softline, ...join(args, [',', line])]), softline, '>']);
}
