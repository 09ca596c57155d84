export interface Tide {
  time: string;
  metres: number;
}

export const tides: Tide[] = [
  { time: '03:40', metres: 5.1 },
  { time: '09:55', metres: 1.2 },
  { time: '16:05', metres: 4.8 },
  { time: '22:20', metres: 1.4 },
];
