export interface Tea {
  name: string;
  seconds: number;
}

export const teas: Tea[] = [
  { name: 'Green', seconds: 120 },
  { name: 'Black', seconds: 240 },
  { name: 'Rooibos', seconds: 420 },
];
