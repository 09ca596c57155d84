import messagesFile from '../data/messages.json' with { type: 'json' };
import placesFile from './places.json' with { type: 'json' };
import type { Message } from './types.ts';

/**
 * Path and heading of the section that explains each message, without the language, by message id.
 */
const places: Readonly<Record<string, string>> = placesFile;

const messages = messagesFile.messages as readonly Message[];

/** A message and the section that explains it. */
export interface PlacedMessage {
  message: Message;
  /** Path without the language: `/guide/faq/exceptions`. */
  page: string;
  /** Id of the heading. */
  heading: string;
}

/** Messages that a page explains. */
export const placedMessages: readonly PlacedMessage[] = messages.flatMap((message) => {
  const [page, heading] = places[message.id]?.split('#') ?? [];
  return page && heading ? [{ message, page, heading }] : [];
});
