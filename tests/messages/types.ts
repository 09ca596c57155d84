/** A small project that makes the tool print a message. */
export interface Case {
  /** Name of the recording. */
  name: string;
  /** Ids of the messages that the output must contain. */
  says: readonly string[];
  /** Content of files by path; `src/index.js` exists by default, and `null` removes it. */
  files?: Readonly<Record<string, string | null>>;
  /** Code of the exported configuration. Plugins are imported by the name of their factory. */
  config?: string;
  /** Arguments of `rsbuild`, by default `build`; or a script of the project to run instead. */
  command?: readonly string[] | { script: string };
  /** Majors of the tool that print it; all by default. */
  majors?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Text that a server prints before it is stopped. */
  until?: string;
  /** Request to the server. `{PORT}` in any text is a free port. */
  request?: { path: string; headers?: Readonly<Record<string, string>>; shows?: 'body' };
  /** Whether another program listens on the port. */
  isOccupied?: boolean;
}
