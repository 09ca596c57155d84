/** Claims on the pages about errors. */
import { expect } from 'vitest';
import { claim } from '../claim.ts';

const inline = "import Inline from './worker?worker&inline';\nnew Inline();\n";

claim('errors/inline-worker', { versions: '>=2.0' }, async (project) => {
  const imported = await project.build({
    files: {
      'src/index.js': inline,
      'src/worker.js': "import('./later');\n",
      'src/later.js': "postMessage('later');\n",
    },
  });
  expect(imported.failed).toBe(false);
  expect(imported.file(/index\.\w+\.js$/)).toContain('later');

  const nested = await project.build({
    files: {
      'src/index.js': inline,
      'src/worker.js': "new Worker(new URL('./later.js', import.meta.url));\n",
    },
  });
  expect(nested.log).toContain('Inline workers do not support code splitting yet.');
});

claim('errors/jsx-without-plugin', { versions: '>=2.0' }, async (project) => {
  const built = await project.build({
    files: {
      'src/index.js': "import './one.js';\nimport './two.jsx';\n",
      'src/one.js': 'console.log(<b id="one" />);\n',
      'src/two.jsx': 'console.log(<b id="two" />);\n',
    },
  });
  expect(built.failed).toBe(false);
  expect(built.file(/index\.\w+\.js$/)).toContain('React.createElement');
});

claim('errors/jsx-needs-plugin', { versions: '>=1.7 <2.0' }, async (project) => {
  for (const file of ['one.js', 'one.jsx']) {
    const built = await project.build({
      files: {
        'src/index.js': `import './${file}';\n`,
        [`src/${file}`]: 'console.log(<b id="one" />);\n',
      },
    });
    expect(built.log).toContain("Expected '>', got 'ident'");
  }
});
