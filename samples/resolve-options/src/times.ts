export const times = '20:15';
