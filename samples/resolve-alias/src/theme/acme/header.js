export const header = 'Header for Acme';
