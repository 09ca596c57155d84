// Accessibility: WCAG 2.2 A and AA on a page of each type, both themes, desktop and phone.
import AxeBuilder from '@axe-core/playwright';
import { expect, returning, settled, test } from './fixtures.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const pages = [
  { type: 'home', path: '' },
  { type: 'guide', path: 'guide/start/quick-start' },
  { type: 'option', path: 'config/output/filename-hash' },
  { type: 'overview', path: 'plugins/list/' },
  { type: 'Chinese', path: 'zh/guide/basic/cli' },
  { type: '404', path: 'nothing/here' },
];

for (const { type, path } of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [device, viewport] of [
      ['desktop', { width: 1440, height: 900 }],
      ['phone', { width: 390, height: 844 }],
    ] as const) {
      test(`${type} page, ${colorScheme}, ${device}`, async ({ page, expectConsole }) => {
        if (type === '404') expectConsole(/404/);
        await returning(page);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize(viewport);
        await page.goto(`./${path}`);
        await settled(page);
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
        expect(found).toEqual([]);
      });
    }
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`search dialog with results, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('./config/mode');
    await settled(page);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('proxy');
    await expect(page.getByRole('option').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  });
}
