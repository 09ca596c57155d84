export interface Order {
  country: string;
  total: number;
}

export const orders: Order[] = [
  { country: 'Portugal', total: 42 },
  { country: 'Japan', total: 118 },
  { country: 'Portugal', total: 77 },
];
