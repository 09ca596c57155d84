/** Types for the messages that tools print. */

/**
 * `throw` ends the run; an `error` or `warning` is printed, and the run continues or fails later.
 */
export type MessageLevel = 'throw' | 'error' | 'warning';

/** Text of a message in some versions. */
export interface MessageForm {
  /** Template with placeholders in braces: `Cannot find config file: {path}`. */
  template: string;
  /** Versions that print it, newest first: minors of Rsbuild, or versions of a plugin. */
  in: string[];
}

/** A message of a package. */
export interface Message {
  /** Does not change when values, prefix or versions change. */
  id: string;
  package: string;
  level: MessageLevel;
  /** Newest first; they differ in their prefix and in the names of placeholders. */
  forms: MessageForm[];
}

/** `src/data/messages.json`. */
export interface MessagesFile {
  generator: string;
  date: string;
  /** Packages that were read, with their versions. */
  versions: string[];
  messages: Message[];
}
