import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';
import type * as HappyDom from '../../samples/node_modules/happy-dom';
import { newest, type Toolchain, toolchainOf } from '../../scripts/samples/installed.ts';
import type { Recording } from '../../scripts/samples/project.ts';
import { readRecording } from '../../scripts/samples/recordings.ts';
import { runSample } from '../../scripts/samples/run.ts';
import { filesBelow, readSample } from '../../scripts/samples/sample.ts';

const sample = readSample('upgrade-1-to-2');
/** The folders of the sample, each with its major. */
const sides = [
  ['before', toolchainOf('1')],
  ['after', newest],
] as const;
const read = (...path: string[]) => readFileSync(join(sample.folder, ...path), 'utf8');

const written = [
  { from: 'static/js/async/*.js', as: 'lazy.js' },
  { from: 'static/js/vendor.*.js', as: 'vendor.js' },
  { from: 'static/js/index.*.js', as: 'index.js' },
  { from: 'static/css/index.*.css', as: 'index.css' },
  { from: 'index.html', as: 'index.html' },
];

/** Builds one side and returns its output, by the names in `written`. */
async function build(side: string, tool: Toolchain): Promise<Recording> {
  const runs = sample.runs.filter(({ name }) => name === side);
  const all = await runSample(
    { ...sample, runs: runs.map((run) => ({ ...run, files: written })) },
    tool,
  );
  return Object.fromEntries(written.map(({ as }) => [as, all[`${side}/${as}`] ?? '']));
}

/** The page as rendered: title, elements created by scripts, and styles. */
async function visit(files: Recording) {
  const { Window } = newest.require('happy-dom') as typeof HappyDom;
  const window = new Window({ settings: { enableJavaScriptEvaluation: true } });
  const berths = [{ pier: 'North pier', number: 4, length: 9 }];
  Object.assign(window, { fetch: async () => ({ json: async () => berths }) });
  window.document.write((files['index.html'] ?? '').replace(/<(?:script|link)\b[^>]*>/g, ''));
  // The lazy chunk runs first: it waits for the script that would load it.
  for (const name of ['lazy.js', 'vendor.js', 'index.js']) window.eval(files[name] ?? '');
  const root = () => window.document.getElementById('root')?.innerHTML ?? '';
  for (let attempt = 0; attempt < 100 && !root().includes('A night'); attempt++) await pause(20);
  const page = { title: window.document.title, content: root(), styles: files['index.css'] };
  await window.happyDOM.close();
  return page;
}

test('an upgraded project shows the same page in the same styles', async () => {
  const pages = [];
  for (const [side, tool] of sides) pages.push(await visit(await build(side, tool)));
  expect(pages[1]).toEqual(pages[0]);
  expect(pages[0]?.title).toBe('Marina');
  expect(pages[0]?.content).toContain('<li>North pier 4, up to 9 m</li>');
  expect(pages[0]?.content).toContain('A night costs up to 27 €');
});

test('its dev server gives the same answers', () => {
  const [before, after] = sides.map(
    ([side, tool]) => readRecording(sample, tool)[`${side}-dev.txt`],
  );
  expect(before).toContain('GET /api/berths\n200 OK');
  expect(after).toBe(before);
});

test('its source code is left as it was', () => {
  for (const folder of ['src', 'mock']) {
    const [before, after] = sides.map(([side]) =>
      filesBelow(join(sample.folder, side, folder)).map((file) => [file, read(side, folder, file)]),
    );
    expect(after).toEqual(before);
  }
});

test.each(sides)('package.json of the folder %s asks for what is tested', (side, { folder }) => {
  const { dependencies, devDependencies } = JSON.parse(read(side, 'package.json'));
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
    const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
    expect(satisfies(JSON.parse(manifest).version, range as string), name).toBe(true);
  }
});
