export const formatPrice = (euro: number): string => `${euro.toFixed(2)} €`;
