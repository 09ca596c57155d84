export const footer = 'Footer of the base theme';
