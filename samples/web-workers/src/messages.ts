export interface Question {
  /** A bird diary in JSON5. */
  diary: string;
}

export interface Answer {
  /** Number of sightings by kind. */
  counts: Record<string, number>;
}
