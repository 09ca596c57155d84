export function load(): string[] {
  return (localStorage.getItem('crossword') ?? 'SUN,ODE,BED').split(',');
}
