/** Claims in the guides on browsers, code splitting and build performance. */
import { expect } from 'vitest';
import { claim } from '../claim.ts';

claim('guide-browserslist/target', async (project) => {
  const privateField = async (target: string) => {
    const built = await project.build({
      config: { output: { target, minify: false, filenameHash: false } },
      files: { '.browserslistrc': 'chrome 60', 'src/index.js': 'class A { #m = 1; }\nnew A();' },
    });
    return built.file(/index\.js$/).includes('#m');
  };
  expect(await privateField('web')).toBe(false);
  expect(await privateField('web-worker')).toBe(false);
  expect(await privateField('node')).toBe(true);
});

claim('guide-code-splitting/unused', async (project) => {
  const keeps = async (code: string) => {
    const built = await project.build({
      config: { output: { minify: true, filenameHash: false } },
      files: {
        'src/index.js': code,
        'src/chart.js': 'export const draw = () => "used";\nexport const other = "unused export";',
      },
    });
    expect(built.failed).toBe(false);
    return built.file(/async\/.*\.js$/).includes('unused export');
  };
  expect(
    await keeps(
      'run(); async function run() { const { draw } = await import("./chart"); draw(); }',
    ),
  ).toBe(false);
  expect(await keeps('import("./chart").then((chart) => console.log(chart));')).toBe(true);
});

claim('guide-build-performance/barrel', { versions: '>=1.5' }, async (project) => {
  const failed = async (exports: (name: string) => string) => {
    const built = await project.build({
      files: {
        'src/index.js': 'import { A } from "./ui";\nconsole.log(A);',
        'src/ui/package.json': '{ "sideEffects": false }',
        'src/ui/index.js': ['A', 'B'].map(exports).join('\n'),
        'src/ui/A.js': 'export const A = 1;',
        // Fails when it is compiled.
        'src/ui/B.js': 'import "./missing";\nexport const B = 2;',
      },
    });
    return built.failed;
  };
  expect(await failed((name) => `export { ${name} } from "./${name}";`)).toBe(false);
  expect(await failed((name) => `export * from "./${name}";`)).toBe(true);
});
