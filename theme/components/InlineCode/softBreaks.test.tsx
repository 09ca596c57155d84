import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withBreaks } from './softBreaks.tsx';

test.each([
  ['server.port', 'server.port'],
  ['modifyEnvironmentConfig', 'modify<wbr/>Environment<wbr/>Config'],
  ['npx rsbuild --version', 'npx rsbuild <wbr/><span>--version</span>'],
  ['--no-environment-name', '<span>--no-environment-name</span>'],
  ['npm add -D @scope/core', 'npm add <wbr/><span>-D</span><wbr/> @scope/core'],
  ['chunk-split', 'chunk-split'], // no flag
  ['modifyEnvironmentConfig\n--version', 'modifyEnvironmentConfig\n--version'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(withBreaks(text))).toBe(html);
});
