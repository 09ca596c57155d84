/**
 * Long name of a flag, from its form in the help text.
 *
 * @param flag - for example `-c, --config <config>`
 * @returns for example `config`
 * @throws {Error} if the flag has no long form
 */
export function longFlagName(flag: string): string {
  const match = /--([\w-]+)/.exec(flag);
  if (!match?.[1]) throw new Error(`no long form in the flag '${flag}'`);
  return match[1];
}
