export const select = 'Enter'.trim();
