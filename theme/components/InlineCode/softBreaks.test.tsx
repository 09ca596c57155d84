import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withBreaks } from './softBreaks.tsx';

test.each([
  ['server.port', 'server.port'],
  ['modifyEnvironmentConfig', 'modify<wbr/>Environment<wbr/>Config'],
  ['npx rsbuild --version', 'npx rsbuild <span>--version</span>'],
  ['--no-environment-name', '<span>--no-environment-name</span>'],
  ['npm add -D @rsbuild/plugin-react', 'npm add <span>-D</span> @rsbuild/<wbr/>plugin-<wbr/>react'],
  ['chunk-split', 'chunk-split'], // no flag
  ['a - 1 - b', 'a - 1 - b'],
  ['modifyEnvironmentConfig\n--version', 'modifyEnvironmentConfig\n--version'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(withBreaks(text))).toBe(html);
});
