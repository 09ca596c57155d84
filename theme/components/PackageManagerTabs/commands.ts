/** Package managers in the order of their tabs. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const;
export type PackageManager = (typeof packageManagers)[number];

/**
 * A command for each package manager.
 *
 * @param manager - the package manager
 * @param command - without its name: `install`, `add [-D] <packages>`, `remove <packages>`, `run
 *   <script>`, `create <template>[ -- <flags>]`, `exec <binary>` (installed in the project) or `dlx
 *   <package>` (downloaded for this run)
 * @returns the whole command line
 * @throws {Error} for an unknown verb
 */
export function packageManagerCommand(manager: PackageManager, command: string): string {
  const [verb = '', ...words] = command.trim().split(/\s+/);
  const rest = words.join(' ');
  switch (verb) {
    case 'install':
      if (rest !== '') throw new Error(`write add ${rest}`);
      return `${manager} install`;
    case 'add':
    case 'run':
      return `${manager} ${verb} ${rest}`;
    case 'remove':
      return `${manager} remove ${rest}`;
    case 'create': {
      // Only npm needs `--` before flags of the template.
      const flags = manager === 'npm' ? rest : rest.replace(' -- ', ' ');
      return `${manager} create ${manager === 'yarn' ? flags.replace('@latest', '') : flags}`;
    }
    case 'exec':
      return `${{ npm: 'npx', yarn: 'yarn', pnpm: 'pnpm', bun: 'bunx' }[manager]} ${rest}`;
    case 'dlx':
      return `${{ npm: 'npx', yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' }[manager]} ${rest}`;
    default:
      throw new Error(`unknown command ${verb}`);
  }
}
