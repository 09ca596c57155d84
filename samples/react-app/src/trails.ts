export interface Trail {
  id: string;
  name: string;
  /** In kilometres. */
  length: number;
  /** In metres. */
  climb: number;
  note: string;
}

export const trails: Trail[] = [
  {
    id: 'heron-lake',
    name: 'Heron Lake loop',
    length: 7.4,
    climb: 120,
    note: 'Boardwalk for the first half, then gravel. Good in any season.',
  },
  {
    id: 'slate-ridge',
    name: 'Slate Ridge',
    length: 12.1,
    climb: 840,
    note: 'Exposed above the tree line. Carry water.',
  },
];
