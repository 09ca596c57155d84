export const metres = (value: number) => `${value} m`;
