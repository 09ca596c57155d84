/** What the pages on output options say, tried. */
import { expect } from 'vitest';
import { claim } from '../claim.ts';

claim('inline-scripts/async-chunks', async (project) => {
  const built = await project.build({
    config: { output: { inlineScripts: true } },
    files: {
      'src/index.js': "import('./later.js').then(({ later }) => console.log(later));\n",
      'src/later.js': 'export const later = 1;\n',
    },
  });
  expect(built.file(/index\.html$/)).not.toMatch(/<script[^>]*src=/);
  expect(Object.keys(built.files).filter((name) => /\.js$/.test(name))).toEqual([
    expect.stringMatching(/^static\/js\/async\//),
  ]);
});
