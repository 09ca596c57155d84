import type { Message } from '../../../src/messages/types.ts';
import type { ReadMessage } from './read.ts';

/** What one version of a package can print. */
export interface Reading {
  package: string;
  /** As it is listed: a minor of the tool, a version of a plugin. */
  version: string;
  messages: readonly ReadMessage[];
}

/**
 * Joins what versions print. Forms that differ in names of values or in the prefix alone are one
 * message. A message keeps the id it had.
 *
 * @param readings - newest version of a package first
 * @param known - as they were before
 * @returns in the order of packages and of the code
 */
export function collectMessages(
  readings: readonly Reading[],
  known: readonly Message[],
): Message[] {
  const idOf = new Map<string, string>(
    known.flatMap(({ id, package: name, forms }) =>
      forms.map(({ template }) => [`${name} ${keyOf(template)}`, id]),
    ),
  );
  const messages = new Map<string, Message>();
  for (const { package: name, version, messages: read } of readings) {
    for (const { level, template } of read) {
      const key = `${name} ${keyOf(template)}`;
      const message = messages.get(key) ?? { id: '', package: name, level, forms: [] };
      messages.set(key, message);
      const form = message.forms.find(
        (one) => keyWithPrefix(one.template) === keyWithPrefix(template),
      );
      if (form) form.in.push(version);
      else message.forms.push({ template, in: [version] });
    }
  }
  const taken = new Set<string>(idOf.values());
  for (const [key, message] of messages) {
    message.id = idOf.get(key) ?? newId(message, taken);
    taken.add(message.id);
  }
  return [...messages.values()];
}

const withoutValues = (text: string) => text.replace(/\{[^{}]*\}/g, '{}').replace(/\s+/g, ' ');

/** What forms of one message share. */
const keyOf = (template: string) =>
  withoutValues(template.replace(/^\[[\w:/@-]+\] /, ''))
    .toLowerCase()
    .match(/[a-z][a-z\d]+/g)
    ?.join(' ') ?? '';

const keyWithPrefix = (template: string) => withoutValues(template);

/** Words of an id, if the message has so many; more where another has the same. */
const wordsOfId = 6;

/** The first words of a message, as many as distinguish it from the others. */
function newId({ package: name, forms }: Message, taken: ReadonlySet<string>): string {
  const words = keyOf(forms[0]?.template ?? '').split(' ');
  for (let count = Math.min(wordsOfId, words.length); count <= words.length; count++) {
    const id = words.slice(0, count).join('-');
    if (!taken.has(id)) return id;
  }
  const own = `${name.replace(/^.*[/]/, '')}-${words.join('-')}`;
  if (!taken.has(own)) return own;
  throw new Error(`two messages have the same words: ${forms.map((form) => form.template)}`);
}
