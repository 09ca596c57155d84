export const aisle: string;
export const frontRow: string;
export const seat: string;
