/**
 * Asserts that Rspress has what an override relies on. If a new version of Rspress does not, the
 * build fails, as an override that silently does nothing would go unnoticed.
 *
 * @param found - the value that was looked up
 * @param row - the row of `build/README.md` that explains the override
 * @param what - description of the value
 * @returns the value
 * @throws {Error} if it is missing
 */
export function expected<Found>(found: Found, row: string, what: string): NonNullable<Found> {
  if (found) return found;
  throw new Error(`Rspress no longer has ${what}: see the row '${row}' of build/README.md`);
}
