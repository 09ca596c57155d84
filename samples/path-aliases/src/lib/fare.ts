export const fare = (zones: number): number => 1.6 + zones * 0.7;
