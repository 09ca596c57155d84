import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import strings from '../../../i18n.json' with { type: 'json' };
import type { ShownStep } from '../../../src/facts/shown.ts';

vi.mock('@rspress/core/runtime', async () => {
  const { default: strings } = await import('../../../i18n.json');
  return {
    useI18n: () => (key: keyof typeof strings) => strings[key].zh,
    useLang: () => 'zh',
    usePage: () => ({ page: { routePath: '/zh/plugins/dev/hooks' } }),
  };
});
vi.mock('../Link/index.tsx', () => ({
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { HookOrder } = await import('./index.tsx');

test('each step says in the language of the page how often, in which stages and for which versions it is called', () => {
  const minors = '2.3 2.2 2.1 2.0';
  const data: ShownStep[] = [
    { hook: 'modifyHTML', when: 'compile', each: 'page' },
    { hook: 'setup', when: 'start', each: 'run' },
    { hook: 'processAssets', when: 'compile', each: 'run', stages: ['one', 'two'], minors },
    { hook: 'onExit', when: 'exit', each: 'run', minors },
  ];
  const html = renderToStaticMarkup(<HookOrder command="build" data={data} />).replace(
    / class="[^"]*"/g,
    '',
  );
  const steps = [...html.matchAll(/<li( data-for="[^"]*")?>(.*?)<\/li>/g)];
  expect(steps.map((found) => found.slice(1))).toEqual([
    [undefined, '<span>setup</span>'],
    [undefined, '<a href="#modifyhtml">modifyHTML</a><span>每个 HTML 页面一次</span>'],
    [
      ` data-for="${minors}"`,
      '<span data-version-label="true">{{from}}: </span>' +
        '<a href="#processassets">processAssets</a><span>one … two</span>',
    ],
    [
      ` data-for="${minors}"`,
      '<span data-version-label="true">{{from}}: </span><a href="#onexit">onExit</a>',
    ],
  ]);
  const labels = [...html.matchAll(/<li data-kind="(\w+)"( data-for="[^"]*")?><p>(.*?)<\/p>/g)];
  expect(labels.map((found) => found.slice(1))).toEqual([
    ['start', undefined, strings['hookOrder.start'].zh],
    ['compile', undefined, strings['hookOrder.compile.build'].zh],
    ['exit', ` data-for="${minors}"`, strings['hookOrder.exit'].zh],
  ]);
});
