export const select = 'OK'.trim();
