/** Claims on the pages about features. */
import { runInNewContext } from 'node:vm';
import { expect } from 'vitest';
import { claim } from '../claim.ts';
import type { Built } from '../project.ts';

/** The value that a build for Node.js assigns to `globalThis.found`. */
function found(built: Built): unknown {
  const context: { found?: unknown; module: object } = { module: {} };
  runInNewContext(built.file(/index\.js$/), Object.assign(context, { globalThis: context }));
  return JSON.parse(JSON.stringify(context.found));
}

const files = {
  'src/panels/a.js': "export default 'A';\n",
  'src/panels/a.test.js': "export default 'test';\n",
  'src/panels/deep/b.js': "export default 'B';\n",
  'src/panels/.hidden/c.js': "export default 'C';\n",
};
const forNode = { output: { target: 'node', module: false } };

claim('features/glob', { versions: '>=2.0' }, async (project) => {
  const built = await project.build({
    config: forNode,
    files: {
      ...files,
      'src/index.js': `globalThis.found = {
  list: import.meta.glob(['./panels/**/*.js', '!**/*.test.js'], { eager: true, import: 'default' }),
  based: import.meta.glob('./*.js', { eager: true, import: 'default', base: './panels' }),
  text: import.meta.glob('./panels/a.js', { eager: true, import: 'default', query: '?raw' }),
  all: Object.keys(import.meta.glob('./panels/**/*.js', { exhaustive: true })),
};
`,
    },
  });
  expect(found(built)).toEqual({
    list: { './panels/a.js': 'A', './panels/deep/b.js': 'B' },
    based: { './a.js': 'A', './a.test.js': 'test' },
    text: { './panels/a.js': files['src/panels/a.js'] },
    all: Object.keys(files)
      .map((file) => file.replace('src', '.'))
      .sort(),
  });
});

claim('features/no-glob', { versions: '<2.0' }, async (project) => {
  const built = await project.build({
    config: forNode,
    files: {
      ...files,
      'src/index.js': "globalThis.found = import.meta.glob('./panels/*.js');\n",
    },
  });
  expect(built.log).toContain('Accessing import.meta directly is unsupported');
  expect(() => found(built)).toThrow('glob is not a function');
});

claim('vite/glob-keys', { versions: '>=2.0' }, async (project) => {
  const built = await project.build({
    config: forNode,
    files: {
      ...files,
      'src/index.js': `globalThis.found = [
  Object.keys(import.meta.glob('./panels/*.js')),
  import.meta.webpackContext('./panels', { recursive: false, regExp: /\\.js$/ }).keys(),
];
`,
    },
  });
  expect(found(built)).toEqual([
    ['./panels/a.js', './panels/a.test.js'],
    ['./a.js', './a.test.js'],
  ]);
});
