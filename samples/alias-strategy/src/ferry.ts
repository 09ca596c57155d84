export const crossing = 'Every twenty minutes';
