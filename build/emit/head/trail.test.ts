import { expect, test } from 'vitest';
import type { Language } from '../../../src/site.ts';
import { stepsAbove } from './trail.ts';

test.each<[routePath: string, lang: Language, steps: [string, string | undefined][]]>([
  ['/', 'en', []],
  ['/zh/', 'zh', []],
  // The page of a section is directly below the home page.
  ['/config/', 'en', [['Rsbuild', '/']]],
  ['/api/start/', 'en', [['Rsbuild', '/']]],
  [
    '/config/mode',
    'en',
    [
      ['Rsbuild', '/'],
      ['Config', '/config/'],
    ],
  ],
  // A group without a page.
  [
    '/zh/config/output/minify',
    'zh',
    [
      ['Rsbuild', '/zh/'],
      ['配置', '/zh/config/'],
      ['output', undefined],
    ],
  ],
  // A group with one.
  [
    '/community/releases/v1-0',
    'en',
    [
      ['Rsbuild', '/'],
      ['Community', '/community/'],
      ['Releases', '/community/releases/'],
    ],
  ],
  // A folder that is not in the navigation.
  ['/elsewhere/page', 'en', [['Rsbuild', '/']]],
])('%s stands below its steps', (routePath, lang, steps) => {
  expect(stepsAbove(routePath, lang).map((step) => [step.name, step.routePath])).toEqual(steps);
});
