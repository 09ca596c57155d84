/** A small project that makes the tool print a message. */
export interface Case {
  /** Of the recording. */
  name: string;
  /** Ids of the messages that its output must have. */
  says: readonly string[];
  /** Content of each file by path; `src/index.js` exists by default, and `null` leaves it out. */
  files?: Readonly<Record<string, string | null>>;
  /** What the configuration exports, as code. Plugins are imported by their factory's name. */
  config?: string;
  /** Arguments of `rsbuild`, `build` by default; or a script of the project that runs instead. */
  command?: readonly string[] | { script: string };
  /** Majors of the tool that print it, all by default. */
  majors?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** A server runs until it has printed this. */
  until?: string;
  /** What the server is asked once it runs. `{PORT}` in any text is a free port. */
  request?: { path: string; headers?: Readonly<Record<string, string>>; shows?: 'body' };
  /** Whether another program listens on the port. */
  isOccupied?: boolean;
}
