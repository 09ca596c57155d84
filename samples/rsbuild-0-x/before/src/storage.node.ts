export function load(): string[] {
  return ['SUN', 'ODE', 'BED'];
}
