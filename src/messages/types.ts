/** Shapes of the messages that tools print. */

/** `throw` ends what runs; an `error` or a `warning` is printed, and it goes on or fails later. */
export type MessageLevel = 'throw' | 'error' | 'warning';

/** A text that versions print. */
export interface MessageForm {
  /** Values in braces: `Cannot find config file: {path}`. */
  template: string;
  /** Versions that have it, newest first: minors of Rsbuild, versions of a plugin. */
  in: string[];
}

/** A message of a package. */
export interface Message {
  /** Stays the same when values, prefix or versions change. */
  id: string;
  package: string;
  level: MessageLevel;
  /** Newest first; they differ in prefix and names of values. */
  forms: MessageForm[];
}

/** `src/data/messages.json`. */
export interface MessagesFile {
  generator: string;
  date: string;
  /** Packages that were read, with version. */
  versions: string[];
  messages: Message[];
}
