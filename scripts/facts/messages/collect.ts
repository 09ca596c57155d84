import type { Message } from '../../../src/messages/types.ts';
import type { ReadMessage } from './read.ts';

/** Messages in one version of a package. */
export interface Reading {
  package: string;
  /** As it is displayed: a minor of the tool, a version of a plugin. */
  version: string;
  messages: readonly ReadMessage[];
}

/**
 * Merges messages of several versions. Forms that only differ in placeholders or prefix are the
 * same message. Known messages keep their id.
 *
 * @param readings - newest version of a package first
 * @param known - messages from the previous run
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

/** Key that is equal for all forms of a message. */
const keyOf = (template: string) =>
  withoutValues(template.replace(/^\[[\w:/@-]+\] /, ''))
    .toLowerCase()
    .match(/[a-z][a-z\d]+/g)
    ?.join(' ') ?? '';

const keyWithPrefix = (template: string) => withoutValues(template);

/** Number of words in an id; more if another message starts with the same ones. */
const wordsOfId = 6;

/** The first words of a message, as many as needed to distinguish it from the others. */
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
