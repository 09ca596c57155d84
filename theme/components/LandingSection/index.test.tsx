import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

vi.mock('@rspress/core/runtime', () => ({ useI18n: () => (key: string) => key }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { LandingSection } = await import('./index.tsx');
const { sectionTexts } = await import('./texts.ts');

test('a section is called by its heading, which links lead to', () => {
  const html = renderToStaticMarkup(
    <LandingSection name="rspackBased" wide>
      proof
    </LandingSection>,
  ).replace(/ class="[^"]*"/g, '');
  expect(html).toBe(
    '<section data-wide="true" aria-labelledby="rspackBased"><div>' +
      '<h2 id="rspackBased">rspackBased</h2><p>rspackBasedDesc</p></div><div>proof</div></section>',
  );
});

test.each(Object.entries(sectionTexts))('the text of %s is its own', (name, text) => {
  expect(text).toBe(`${name.replace(/Title$/, '')}Desc`);
});
