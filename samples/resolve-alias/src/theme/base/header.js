export const header = 'Header of the base theme';
