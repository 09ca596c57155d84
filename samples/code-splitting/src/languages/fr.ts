export const title = 'Marées';
