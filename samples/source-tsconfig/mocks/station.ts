export const station = () => 'Nowhere';
