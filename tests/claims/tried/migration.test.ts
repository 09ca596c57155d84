/** Claims in the migration guides. */
import { satisfies } from 'semver';
import { expect } from 'vitest';
import { tool } from '../../testedTool.ts';
import { claim } from '../claim.ts';

claim('vite/base-url', async (project) => {
  for (const base of ['/harbour', '/harbour/']) {
    const built = await project.build({
      config: { server: { base } },
      files: { 'src/index.js': "console.log(import.meta.env.BASE_URL + 'logo.svg');\n" },
    });
    expect(built.file(/index.*\.js$/)).toContain(`"${base}logo.svg"`);
  }
});

claim('cra/flow', { versions: '>=2.0' }, async (project) => {
  const built = await project.build({
    files: { 'src/index.js': '// @flow\nconsole.log((count: number) => count);\n' },
  });
  expect(built.failed).toBe(true);
  expect(built.log).toContain(
    satisfies(tool.version, '>=2.1')
      ? "Syntax Error: Expected ',', got ':'"
      : "x Expected ',', got ':'",
  );
});
