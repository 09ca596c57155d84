import type { SearchMessage } from '../search/types.ts';
import causesFile from './causes.json' with { type: 'json' };
import { placedMessages } from './places.ts';
import type { Message } from './types.ts';

/**
 * General messages that are printed together with a more specific one, the least general first. The
 * last ones appear in nearly every output.
 */
const general = [
  'module-not-found',
  'no-appropriate-loader',
  'javascript-parse-error',
  'expression-expected',
  'module-build-failed',
  'failed-to-load-file-with-jiti',
  'failed-to-load-file-with-native',
  'failed-to-build',
  'failed-to-start-dev-server',
  'failed-to-start-preview-server',
  'failed-to-inspect-config',
  'failed-to-start-rsbuild-cli',
  'build-failed-in',
  'rspack-build-failed',
];

/** A more specific section for a message, if the pasted text names certain things. */
export interface Cause {
  /** Id of the message. */
  message: string;
  /** Regular expression that the pasted text has to match. */
  text: string;
  /** Path and heading of the section, without the language. */
  place: string;
  /** A text that matches. */
  example: string;
}

/** If a text matches several, the first one applies. */
export const causes: readonly Cause[] = causesFile;

/**
 * The messages that a page explains, in the form that the search uses.
 *
 * @param routePath - with the language: `/zh/guide/faq/exceptions`
 */
export function searchMessages(routePath: string): SearchMessage[] {
  const path = routePath.replace(/^\/zh(?=\/)/, '');
  const own = placedMessages
    .filter(({ page }) => page === path)
    .flatMap(({ message, heading }) => formsOf(message, heading, generalityOf(message.id)));
  const caused = causes.flatMap(({ message: id, text, place }, order) => {
    const [page, heading = ''] = place.split('#');
    const message = placedMessages.find((placed) => placed.message.id === id)?.message;
    if (page !== path || !message) return [];
    // Ranked before the message itself, and before all general ones if it is general; in file
    // order.
    const generality = (generalityOf(id) > 0 ? 0 : -1) + (order + 1) / (2 * causes.length);
    return formsOf(message, heading, generality).map((form) => ({ ...form, condition: text }));
  });
  return [...own, ...caused];
}

/** 0 for a specific message, higher for more general ones. */
const generalityOf = (id: string) => general.indexOf(id) + 1;

function formsOf(message: Message, heading: string, generality: number): SearchMessage[] {
  return message.forms.map(({ template }) => ({
    heading,
    by: /^\[([\w:/@-]+)\]/.exec(template)?.[1] ?? message.package,
    template,
    ...(generality !== 0 && { generality }),
  }));
}
