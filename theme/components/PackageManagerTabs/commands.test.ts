import { expect, test } from 'vitest';
import { packageManagerCommand, packageManagers } from './commands.ts';

test.each([
  ['install', ['npm install', 'yarn install', 'pnpm install', 'bun install']],
  [
    'add -D @rsbuild/core@1',
    [
      'npm add -D @rsbuild/core@1',
      'yarn add -D @rsbuild/core@1',
      'pnpm add -D @rsbuild/core@1',
      'bun add -D @rsbuild/core@1',
    ],
  ],
  [
    'remove webpack',
    ['npm remove webpack', 'yarn remove webpack', 'pnpm remove webpack', 'bun remove webpack'],
  ],
  ['run dev', ['npm run dev', 'yarn run dev', 'pnpm run dev', 'bun run dev']],
  // yarn takes no version in `create`; only npm needs the dashes
  [
    'create rsbuild@latest -- --dir app',
    [
      'npm create rsbuild@latest -- --dir app',
      'yarn create rsbuild --dir app',
      'pnpm create rsbuild@latest --dir app',
      'bun create rsbuild@latest --dir app',
    ],
  ],
  [
    'exec rsbuild build',
    ['npx rsbuild build', 'yarn rsbuild build', 'pnpm rsbuild build', 'bunx rsbuild build'],
  ],
  [
    'dlx cowsay hi',
    ['npx cowsay hi', 'yarn dlx cowsay hi', 'pnpm dlx cowsay hi', 'bunx cowsay hi'],
  ],
])('%s', (command, expected) => {
  expect(packageManagers.map((manager) => packageManagerCommand(manager, command))).toEqual(
    expected,
  );
});

test.each([['i react'], ['install react'], ['']])('refuses %j', (command) => {
  expect(() => packageManagerCommand('npm', command)).toThrow();
});
