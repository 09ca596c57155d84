import { expect, test } from 'vitest';
import { tools, toolsFor } from './tools.ts';

test.each([
  ['/zh/', 'zh'],
  ['/zh/guide/start/', 'zh'],
  ['/docs/zh/config/mode', 'zh'], // below a base path
  ['/', 'en'],
  ['/guide/start/', 'en'],
  ['/guide/zhenhao', 'en'], // the marker is a whole segment
  ['/unknown', 'en'],
])('%s shows the tools in %s', (pathname, language) => {
  const [first] = toolsFor(pathname);
  const [source] = tools;
  expect(first?.desc).toBe(language === 'zh' ? source?.desc : source?.descEn);
  expect(first?.url).toBe(language === 'zh' ? source?.url : source?.urlEn);
});

test('every tool has a name, both descriptions and both URLs', () => {
  for (const tool of tools) {
    expect(Object.values(tool).every(Boolean), tool.name).toBe(true);
    expect(new URL(tool.url).protocol).toBe('https:');
    expect(new URL(tool.urlEn).protocol).toBe('https:');
  }
});
