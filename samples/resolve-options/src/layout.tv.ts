export const columns = Number('2');
