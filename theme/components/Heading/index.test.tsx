import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

vi.mock('@rspress/core/runtime', () => ({ useI18n: () => (key: string) => key }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { headings } = await import('./index.tsx');

/** As the compiler writes it: with a link of its own, in front of the text. */
const html = (level: keyof typeof headings, id?: string) => {
  const Heading = headings[level];
  return renderToStaticMarkup(
    <Heading id={id}>
      <a className="rp-header-anchor" href={`#${id}`}>
        #
      </a>
      Set <code>a</code>
    </Heading>,
  ).replace(/ class="[^"]*"/g, '');
};

test.each(['h2', 'h3', 'h4', 'h5', 'h6'] as const)(
  '%s has one link to itself, behind the text',
  (level) => {
    expect(html(level, 'set-a')).toBe(
      `<${level} id="set-a">Set <code>a</code><a href="#set-a" aria-label="heading.link">#</a></${level}>`,
    );
  },
);

test('a title has none, nor a heading without an id', () => {
  expect(html('h1', 'set-a')).toBe('<h1 id="set-a">Set <code>a</code></h1>');
  expect(html('h2')).toBe('<h2>Set <code>a</code></h2>');
});
