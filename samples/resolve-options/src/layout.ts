export const columns = Number('4');
