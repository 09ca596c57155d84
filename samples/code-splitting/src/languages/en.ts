export const title = 'Tides';
