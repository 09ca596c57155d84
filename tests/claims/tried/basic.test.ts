/** Claims in the guides on assets and languages. */
import { runInNewContext } from 'node:vm';
import { expect } from 'vitest';
import { claim } from '../claim.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

claim('static-assets/text-attribute', { versions: '>=2.1' }, async (project) => {
  const built = await project.build({
    config: { output: { minify: false } },
    files: {
      'src/hut.svg': svg,
      'src/hut.css': 'a { color: red }',
      'src/hut.ts': 'export const height: number = 1',
      'src/index.js': `import css from './hut.css' with { type: 'text' };
import image from './hut.svg' with { type: 'text' };
import bytes from './hut.svg' with { type: 'bytes' };
import script from './hut.ts' with { type: 'text' };
console.log(css, image, bytes, script);
`,
    },
  });
  const script = built.file(/\.js$/);
  expect(script).toContain(JSON.stringify(svg));
  expect(script).toContain('"a { color: red }"');
  expect(script).toContain('"export const height: number = 1"');
  expect(script).toContain('data:image/svg+xml');
  expect(script).not.toContain('Uint8Array');
});

claim('static-assets/dynamic-new-url', { versions: '>=1.6' }, async (project) => {
  const built = await project.build({
    config: { output: { minify: false, dataUriLimit: 0 } },
    files: {
      'src/flags/red.svg': svg,
      'src/index.js': `const name = location.hash.slice(1);
console.log(new URL(\`./flags/\${name}.svg\`, import.meta.url).href);
`,
    },
  });
  expect(Object.keys(built.files).join()).toMatch(/static\/svg\/red\./);
  expect(built.file(/\.js$/)).toMatch(/console\.log\(__webpack_require__\(.*\)\(.*\)\.href\)/);
});

claim('json-files/nested', { versions: '>=2.3' }, async (project) => {
  const included = async (code: string) => {
    const built = await project.build({
      files: {
        'src/line.json': '{ "stops": [{ "name": "Harbor", "minutes": 0 }], "color": "red" }\n',
        'src/index.js': `document.onclick = async () => {\n${code}\n};\n`,
      },
    });
    const all = Object.values(built.files).join();
    return ['Harbor', 'minutes', '"red"'].filter((part) => all.includes(part));
  };
  const shown = 'document.title = line.stops[0].name;';
  expect(
    await included(
      "const { stops } = await import('./line.json');\ndocument.title = stops[0].name;",
    ),
  ).toEqual(['Harbor']);
  expect(
    await included(`const { default: line } = await import('./line.json');\n${shown}`),
  ).toEqual(['Harbor']);
  expect(
    await included("const { default: line } = await import('./line.json');\nconsole.log(line);"),
  ).toEqual(['Harbor', 'minutes', '"red"']);
});

claim('web-workers/service-worker-chunk', { versions: '<1.2 || >=1.3' }, async (project) => {
  const built = await project.build({
    config: {
      source: {
        entry: {
          index: './src/index.js',
          sw: { import: './src/sw.js', filename: 'sw.js', html: false },
        },
      },
    },
    files: {
      'node_modules/birds/package.json': '{ "name": "birds", "main": "index.js" }',
      'node_modules/birds/index.js': `module.exports = ${JSON.stringify('heron '.repeat(6000))} + Date.now();\n`,
      'src/index.js': "import birds from 'birds';\nconsole.log(birds);\n",
      'src/sw.js': "import birds from 'birds';\nglobalThis.ran = birds;\n",
    },
  });
  const context: { self?: object; ran?: string } = {};
  context.self = context;
  runInNewContext(built.file(/^sw\.js$/), Object.assign(context, { globalThis: context }));
  expect(context.ran).toBeUndefined();
});
