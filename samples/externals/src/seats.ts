export const seats = 48;
