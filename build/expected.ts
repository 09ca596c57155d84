/**
 * What an override needs of Rspress. When another version of Rspress no longer has it, the build
 * stops: an override that silently does nothing would go unnoticed.
 *
 * @param found - what was looked for
 * @param row - the row of `build/README.md` that explains the override
 * @param what - what was looked for, in words
 * @returns what was found
 * @throws {Error} when there is nothing
 */
export function expected<Found>(found: Found, row: string, what: string): NonNullable<Found> {
  if (found) return found;
  throw new Error(`Rspress no longer has ${what}: see the row '${row}' of build/README.md`);
}
