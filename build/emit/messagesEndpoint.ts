import messagesFile from '../../src/data/messages.json' with { type: 'json' };
import { placedMessages } from '../../src/messages/places.ts';
import type { MessageForm, MessageLevel } from '../../src/messages/types.ts';
import { type Language, languages } from '../../src/site.ts';
import { languagePrefix, urlOf } from './urls.ts';

/**
 * Version of the format of `messages.json`. Increased by breaking changes; new fields are not
 * breaking.
 */
const schemaVersion = 1;

/** A message in `messages.json`, described by `docs/public/messages.schema.json`. */
interface PublishedMessage {
  id: string;
  package: string;
  level: MessageLevel;
  forms: readonly MessageForm[];
  /** Sections that explain it, by language. */
  pages: Record<Language, string>;
}

/**
 * Errors and warnings explained on pages, as data for programs: `messages.json`.
 *
 * @param siteUrl - URL of the site with its base and a trailing slash
 */
export function messagesEndpoint(siteUrl: string): object {
  const inEachLanguage = (path: string) =>
    Object.fromEntries(
      languages.map((lang) => [lang, urlOf(siteUrl, languagePrefix(lang) + path)]),
    ) as Record<Language, string>;
  const messages = placedMessages.map(({ message, page, heading }): PublishedMessage => {
    const { id, package: name, level, forms } = message;
    return { id, package: name, level, forms, pages: inEachLanguage(`${page}#${heading}`) };
  });
  return {
    $schema: urlOf(siteUrl, '/messages.schema.json'),
    schemaVersion,
    documentation: inEachLanguage('/guide/faq/errors/#as-data'),
    read: messagesFile.date,
    versions: messagesFile.versions,
    messages,
  };
}
