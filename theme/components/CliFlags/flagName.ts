/**
 * Long name of a flag as the help writes it.
 *
 * @param flag - for example `-c, --config <config>`
 * @returns for example `config`
 * @throws {Error} when the flag has no long form
 */
export function longFlagName(flag: string): string {
  const match = /--([\w-]+)/.exec(flag);
  if (!match?.[1]) throw new Error(`no long form in the flag '${flag}'`);
  return match[1];
}
