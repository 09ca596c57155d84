/** Places of a page in which a token may stand beside the text, as bits. */
export const fieldBits = {
  title: 1,
  name: 2,
  members: 4,
  headings: 8,
  description: 16,
  asked: 32,
} as const;

/** Where one token stands: lists of equal length, an entry for each section, in their order. */
export interface Postings {
  sections: Uint32Array;
  /** What was noted of the token in the section: its places, or how often it is there. */
  notes: Uint8Array;
}

/** A full-text index: it knows of each token the sections that have it. */
export interface TokenIndex {
  has(token: string): boolean;
  tokens(): Iterable<string>;
  /** @returns undefined when no section has the token */
  find(token: string): Postings | undefined;
}

/** Notes the places of a token: sums of `fieldBits`. */
export const joinPlaces = (noted: number, added: number): number => noted | added;

/**
 * Notes how often a token is there.
 *
 * @param resolution - how many occurrences in one section are told apart, at most 255
 */
export const joinCounts =
  (resolution: number) =>
  (noted: number, added: number): number =>
    Math.min(resolution, noted + added);

/**
 * Collects tokens, section by section, and makes an index of them. The index holds three lists of
 * numbers however many tokens there are: it takes a tenth of what lists of their own would.
 *
 * @param join - what is noted, at most 255, of what was noted before and what is added
 */
export class TokenIndexWriter {
  readonly #join: (noted: number, added: number) => number;
  /** Numbers of tokens, in the order they were met. */
  readonly #numbers = new Map<string, number>();
  /** Of each token the newest entry, and how many it has. */
  readonly #newest: number[] = [];
  readonly #sizes: number[] = [];
  /** Of each entry its token, its section and its note. */
  readonly #token: number[] = [];
  readonly #section: number[] = [];
  readonly #notes: number[] = [];

  constructor(join: (noted: number, added: number) => number) {
    this.#join = join;
  }

  /**
   * @param section - number of the section; none is smaller than one before
   * @param note - what to note of the token there
   */
  add(token: string, section: number, note: number): void {
    let number = this.#numbers.get(token);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(token, number);
      this.#newest.push(-1);
      this.#sizes.push(0);
    }
    const newest = this.#newest[number] ?? -1;
    if (newest >= 0 && this.#section[newest] === section) {
      this.#notes[newest] = this.#join(this.#notes[newest] ?? 0, note);
      return;
    }
    this.#newest[number] = this.#token.length;
    this.#sizes[number] = (this.#sizes[number] ?? 0) + 1;
    this.#token.push(number);
    this.#section.push(section);
    this.#notes.push(note);
  }

  /** Sorts what was added by token. */
  finish(): TokenIndex {
    const numbers = this.#numbers;
    const starts = new Uint32Array(numbers.size + 1);
    for (let number = 0; number < numbers.size; number++) {
      starts[number + 1] = (starts[number] ?? 0) + (this.#sizes[number] ?? 0);
    }
    const size = this.#token.length;
    const sections = new Uint32Array(size);
    const notes = new Uint8Array(size);
    const next = starts.slice();
    for (let entry = 0; entry < size; entry++) {
      const number = this.#token[entry] ?? 0;
      const at = next[number] ?? 0;
      next[number] = at + 1;
      sections[at] = this.#section[entry] ?? 0;
      notes[at] = this.#notes[entry] ?? 0;
    }
    return {
      has: (token) => numbers.has(token),
      tokens: () => numbers.keys(),
      find: (token) => {
        const number = numbers.get(token);
        if (number === undefined) return undefined;
        const range = [starts[number], starts[number + 1]] as const;
        return { sections: sections.subarray(...range), notes: notes.subarray(...range) };
      },
    };
  }
}
