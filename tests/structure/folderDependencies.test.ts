import { expect, it } from 'vitest';
import { folderDependencies } from './folderDependencies.ts';

it.each<[why: string, file: string, source: string, line: number]>([
  ['src imports theme', 'src/a.ts', "\nimport b from '../theme/b.ts';", 2],
  ['a type counts', 'src/a.ts', "import type { B } from '../theme/b.ts';", 1],
  ['an export from', 'src/a.ts', "export { b } from '../docs/b.ts';", 1],
  ['an export of all', 'src/a.ts', "export * from '../theme/b.ts';", 1],
  ['a dynamic import', 'src/plugins/a.mjs', "const b = await import('../../theme/b.ts');", 1],
  ['an import in a type', 'src/a.ts', "type B = import('../theme/b.ts').B;", 1],
  ['require', 'src/a.cjs', "const b = require('../scripts/b.cjs');", 1],
  ['a worker', 'theme/a.ts', "new Worker(new URL('../docs/b.ts', import.meta.url));", 1],
  ['theme imports docs', 'theme/x/a.tsx', "import b from '../../docs/b.mdx';", 1],
  ['theme imports tests', 'theme/a.test.ts', "import b from '../tests/b.ts';", 1],
  ['a page imports tests', 'docs/en/a.mdx', "# A\n\nimport b from '../../tests/b.ts'", 3],
  ['a page imports a sample', 'docs/en/a.mdx', "import b from '../../samples/a/b.ts'", 1],
  ['a style', 'theme/a.css', '/* \n */\n@import "../docs/b.css";', 3],
  ['a URL in a style sheet', 'theme/a.module.css', 'a { b: url(../docs/c.svg); }', 1],
  ['composition of a style', 'theme/a.module.css', 'a { composes: b from "../e2e/c.css"; }', 1],
  ['a sample imports no site code', 'samples/a/b.ts', "import b from '../../src/site.ts';", 1],
  ['a sample reads no root file', 'samples/a/b.ts', "import b from '../../i18n.json';", 1],
])('%s', (_, file, source, line) => {
  const [problem, ...others] = folderDependencies({ file, source });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file, line, rule: 'folderDependencies' });
});

it.each<[why: string, file: string, source: string]>([
  ['theme imports src', 'theme/a.ts', "import b from '../src/b.ts';"],
  ['docs import theme', 'docs/en/a.mdx', "import b from '../../theme/b.tsx'"],
  ['docs include docs', 'docs/en/a.mdx', "import B from './shared/b.mdx'"],
  ['a file of the root', 'src/a.ts', "import b from '../i18n.json';"],
  ['a package', 'src/a.ts', "import b from 'theme';"],
  ['tests read everything', 'tests/a.ts', "import b from '../theme/b.ts';"],
  ['scripts read tests', 'scripts/a.ts', "import b from '../tests/b.ts';"],
  ['text that looks like an import', 'src/a.ts', "const a = `import b from '../theme/b.ts'`;"],
  ['a comment in a style', 'theme/a.css', '/* @import "../docs/b.css"; */'],
  ['a declaration', 'samples/a/b.d.ts', 'declare const b: { readonly c: string };'],
  ['a sample imports itself', 'samples/a/b.ts', "import b from './c.ts';"],
])('silent: %s', (_, file, source) => {
  expect(folderDependencies({ file, source })).toEqual([]);
});

it('names a file that cannot be parsed', () => {
  expect(() => folderDependencies({ file: 'src/a.ts', source: 'import {' })).toThrow('src/a.ts');
});
