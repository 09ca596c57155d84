/** @license Price formatter, public domain */
export function euros(cents: number) {
  const amount = (cents / 100).toFixed(2);
  return `${amount} €`;
}
