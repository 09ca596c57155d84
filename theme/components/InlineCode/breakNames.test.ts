import { expect, test } from 'vitest';
import { breakNames } from './breakNames.ts';

test.each([
  ['modifyEnvironmentConfig', ['modify', 'Environment', 'Config']],
  ['output.overrideBrowserslist', ['output.', 'override', 'Browserslist']],
  ['@rsbuild/plugin-assets-retry', ['@rsbuild/', 'plugin-', 'assets-', 'retry']],
  ['The modifyRsbuildConfig hook', ['The modify', 'Rsbuild', 'Config hook']],
  ['server.port', ['server.port']], // short enough for any column
  ['A plain sentence, however long it is.', ['A plain sentence, however long it is.']],
  ['rsbuild build --no-environment-name', ['rsbuild build ', '--no-environment-name']],
  ['performance.chunkSplit.', ['performance.', 'chunk', 'Split.']], // no break before nothing
])('%s', (text, parts) => {
  expect(breakNames(text)).toEqual(parts);
  expect(breakNames(text).join('')).toBe(text);
});
