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
  /** Sums of `fieldBits`. */
  fields: Uint8Array;
  /** How often it stands in the text. */
  counts: Uint8Array;
}

/** A full-text index: it knows of each token the sections that have it. */
export interface TokenIndex {
  has(token: string): boolean;
  tokens(): Iterable<string>;
  /** @returns undefined when no section has the token */
  find(token: string): Postings | undefined;
}

/**
 * Collects tokens, section by section, and makes an index of them. The index holds four lists of
 * numbers however many tokens there are: it takes a tenth of what lists of their own would.
 *
 * @param resolution - how many occurrences in one section are told apart, at most 255
 */
export class TokenIndexWriter {
  readonly #resolution: number;
  /** Numbers of tokens, in the order they were met. */
  readonly #numbers = new Map<string, number>();
  /** Of each token the newest entry, and how many it has. */
  readonly #newest: number[] = [];
  readonly #sizes: number[] = [];
  /** Of each entry its token, its section, its fields and its count. */
  readonly #token: number[] = [];
  readonly #section: number[] = [];
  readonly #fields: number[] = [];
  readonly #counts: number[] = [];

  constructor(resolution: number) {
    this.#resolution = resolution;
  }

  /**
   * @param section - number of the section; none is smaller than one before
   * @param field - one of `fieldBits`, or 0 for the text
   */
  add(token: string, section: number, field: number): void {
    let number = this.#numbers.get(token);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(token, number);
      this.#newest.push(-1);
      this.#sizes.push(0);
    }
    let entry = this.#newest[number] ?? -1;
    if (entry < 0 || this.#section[entry] !== section) {
      entry = this.#token.length;
      this.#newest[number] = entry;
      this.#sizes[number] = (this.#sizes[number] ?? 0) + 1;
      this.#token.push(number);
      this.#section.push(section);
      this.#fields.push(0);
      this.#counts.push(0);
    }
    if (field > 0) this.#fields[entry] = (this.#fields[entry] ?? 0) | field;
    else this.#counts[entry] = Math.min(this.#resolution, (this.#counts[entry] ?? 0) + 1);
  }

  /** Sorts what was added by token. */
  finish(): TokenIndex {
    const numbers = this.#numbers;
    const starts = new Uint32Array(this.#sizes.length + 1);
    for (const [number, size] of this.#sizes.entries()) {
      starts[number + 1] = (starts[number] ?? 0) + size;
    }
    const sections = new Uint32Array(this.#token.length);
    const fields = new Uint8Array(this.#token.length);
    const counts = new Uint8Array(this.#token.length);
    const next = starts.slice();
    for (const [entry, number] of this.#token.entries()) {
      const at = next[number] ?? 0;
      next[number] = at + 1;
      sections[at] = this.#section[entry] ?? 0;
      fields[at] = this.#fields[entry] ?? 0;
      counts[at] = this.#counts[entry] ?? 0;
    }
    return {
      has: (token) => numbers.has(token),
      tokens: () => numbers.keys(),
      find: (token) => {
        const number = numbers.get(token);
        if (number === undefined) return undefined;
        const range = [starts[number], starts[number + 1]] as const;
        return {
          sections: sections.subarray(...range),
          fields: fields.subarray(...range),
          counts: counts.subarray(...range),
        };
      },
    };
  }
}
