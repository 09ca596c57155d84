import messagesFile from '../../src/data/messages.json' with { type: 'json' };
import { placedMessages } from '../../src/messages/places.ts';
import type { MessageForm, MessageLevel } from '../../src/messages/types.ts';
import { type Language, languages } from '../../src/site.ts';
import { languagePrefix, urlOf } from './urls.ts';

/**
 * Version of the shape of `messages.json`. It rises when a program that reads the file would break;
 * a further field breaks none.
 */
const schemaVersion = 1;

/** What `messages.json` says of a message; `docs/public/messages.schema.json` describes it. */
interface PublishedMessage {
  id: string;
  package: string;
  level: MessageLevel;
  forms: readonly MessageForm[];
  /** Where it is explained, by language. */
  pages: Record<Language, string>;
}

/**
 * The errors and warnings that pages explain as data for programs: `messages.json`.
 *
 * @param siteUrl - URL of the site with its base, with a slash at the end
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
