export const station = () => 'Cuxhaven';
