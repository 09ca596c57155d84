import { describe, expect, it } from 'vitest';
import { parseHelp } from './cli.ts';

describe('parseHelp', () => {
  it('reads commands and flags', () => {
    const help = parseHelp(
      [
        'Tool v1',
        '',
        'Commands:',
        '  dev      Start (default if no command is given)',
        '  build    Build',
        '',
        'Options:',
        '  -o, --open [url]   Open the page ',
        '  --loader <loader>  Set it (a | b) (default: a)',
        '  --environment <n>  Name it (default: )',
        '  --no-env           Switch off (default: true)',
        '',
      ].join('\n'),
    );
    expect(help.commands).toEqual({
      dev: 'Start (default if no command is given)',
      build: 'Build',
    });
    expect(help.flags).toEqual([
      { flag: '-o, --open [url]', name: '--open', description: 'Open the page' },
      { flag: '--loader <loader>', name: '--loader', description: 'Set it (a | b)', default: 'a' },
      // Neither an empty list nor the default of the positive flag is a default.
      { flag: '--environment <n>', name: '--environment', description: 'Name it' },
      { flag: '--no-env', name: '--no-env', description: 'Switch off' },
    ]);
  });

  it('reads the layout of the first versions', () => {
    const help = parseHelp(
      [
        'Options:',
        '  -c --config <config>  set the file, can be a relative or',
        '                        absolute path',
        '  -h, --help            display help',
        '',
        'Commands:',
        '  dev [options]      start',
        '',
      ].join('\n'),
    );
    expect(help.flags.map((flag) => flag.name)).toEqual(['--config', '--help']);
    expect(help.commands).toEqual({ dev: 'start' });
  });

  it('lists a command without a name under the empty name', () => {
    expect(parseHelp('Commands:\n           start\n  build    build\n').commands).toEqual({
      '': 'start',
      build: 'build',
    });
  });
});
