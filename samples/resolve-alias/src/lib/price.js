export const formatPrice = (euros) => `€${euros.toFixed(2)}`;
