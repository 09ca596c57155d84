import { expect, test } from 'vitest';
import { listTools } from './index.mjs';

const tools = listTools(import.meta.dirname);

// Without a mode, webpack would build for development, unlike the others.
test.each([
  ['rsbuild', /rsbuild\.js dev --port 1 /, /rsbuild\.js build --config/],
  ['rsbuild-1', /rsbuild\.js dev --port 1 /, /rsbuild\.js build --config/],
  ['vite', /vite\.js --port 1 --strictPort /, /vite\.js build --config/],
  ['webpack-swc', / serve --mode development --port 1 /, / build --mode production --config/],
  ['webpack-babel', / serve --mode development --port 1 /, / build --mode production --config/],
])(
  '%s serves for development and builds for production, as its own file says',
  (key, dev, build) => {
    const tool = tools.find((one) => one.key === key);
    const lines = [tool?.dev(1).join(' '), tool?.build.join(' ')];
    expect(lines).toEqual([expect.stringMatching(dev), expect.stringMatching(build)]);
    for (const line of lines) expect(line?.endsWith(`/tools/${key}.config.mjs`)).toBe(true);
  },
);
