export const save = (stop: string): void => localStorage.setItem('stop', stop);
