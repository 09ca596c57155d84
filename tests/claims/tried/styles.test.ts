/** Claims in the guides on styles. */
import { expect } from 'vitest';
import { claim } from '../claim.ts';

claim('css-usage/syntax-errors', async (project) => {
  const built = await project.build({
    files: {
      'src/index.js': "import './brace.css';\nimport './string.css';\nimport './comment.css';\n",
      // Only the rule after the extra brace is lost.
      'src/brace.css': '.a{top:0}}.b{top:0}.c{top:1px}',
      'src/string.css': ".d{content:'x;\n}\n.e{top:0}",
      'src/comment.css': '.f{top:0}/* x\n.g{top:0}',
    },
    config: { output: { minify: false } },
  });
  expect(built.failed).toBe(false);
  expect(built.file(/\.css$/).replace(/\s+/g, '')).toBe(
    '.a{top:0;}.c{top:1px;}.e{top:0;}.f{top:0;}',
  );
});

claim('css-modules/composes', async (project) => {
  const build = (source: string) =>
    project.build({
      files: {
        'src/index.js': "import styles from './a.module.css';\nconsole.log(styles);\n",
        'src/a.module.css': source,
      },
    });
  expect((await build('.t { top: 0 }\n.y, .x { composes: t }')).failed).toBe(false);
  const state = await build('.t { top: 0 }\n.x:hover { composes: t }');
  expect(state.failed).toBe(true);
  expect(state.log).toContain('composition is only allowed when selector is single :local class');
});
