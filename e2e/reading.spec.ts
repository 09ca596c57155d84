// Tools within a page: code blocks, tabs, the theme.
import { expect, languageMenu, settled, test, themeSwitch } from './fixtures.ts';

test('a code block copies its text and says so for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./config/resolve/alias');
  const block = page.locator('figure', { has: page.locator('pre') }).first();
  const button = block.getByRole('button', { name: 'Copy code' });
  // Measured in the page: how long the button confirms the copy. A busy page shows it late, so the
  // minimum is counted from the click.
  const feedback = button.evaluate(
    (element) =>
      new Promise<{ sinceClick: number; sinceShown: number }>((resolve) => {
        let clickedAt = 0;
        let shownAt = 0;
        element.addEventListener('click', () => {
          clickedAt = performance.now();
        });
        new MutationObserver(() => {
          const now = performance.now();
          if (element.getAttribute('data-copied') === 'true') shownAt = now;
          else resolve({ sinceClick: now - clickedAt, sinceShown: now - shownAt });
        }).observe(element, { attributes: true, attributeFilter: ['data-copied'] });
      }),
  );
  // It shows where the pointer is.
  await expect(button).toHaveCSS('opacity', '0');
  await block.hover();
  await expect(button).toHaveCSS('opacity', '1');
  const color = () => button.evaluate((element) => getComputedStyle(element).color);
  await button.hover();
  const before = await color();
  await button.click();
  await expect(button).toHaveAttribute('data-copied', 'true');
  expect(await color()).not.toBe(before);
  await expect(block.locator('[aria-live]')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await block.locator('.line').allTextContents();
  expect(copied).toBe(shown.join('\n').trimEnd());
  const { sinceClick, sinceShown } = await feedback;
  expect(sinceClick).toBeGreaterThan(1900);
  expect(sinceShown).toBeLessThan(3000);

  const heading = page.locator('main h2:visible').first();
  await expect(heading.locator('a')).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(heading.locator('a')).toHaveCSS('opacity', '1');

  // With the keyboard, both show while they have focus.
  await page.mouse.move(0, 0);
  await expect(heading.locator('a')).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  for (const hidden of [heading.locator('a'), button]) {
    await hidden.focus();
    await expect(hidden).toHaveCSS('opacity', '1');
  }
});

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the button that copies shows, and no line ends under it', async ({ page }) => {
    await page.goto('./guide/start/quick-start');
    const ends = await page.locator('main figure:has(pre):visible').evaluateAll((all) =>
      all.map((block) => {
        const button = block.querySelector('button') as Element;
        const { left, bottom } = button.getBoundingClientRect();
        const lines = [...block.querySelectorAll('.line')].filter(
          (line) => line.getBoundingClientRect().top < bottom,
        );
        // As if each line filled its box.
        const reach = lines.map((line) => {
          const { right } = line.getBoundingClientRect();
          const clip = (line.closest('pre') as Element).getBoundingClientRect().right;
          return Math.min(right - Number.parseFloat(getComputedStyle(line).paddingRight), clip);
        });
        return { opacity: getComputedStyle(button).opacity, free: left - Math.max(0, ...reach) };
      }),
    );
    expect(ends.length).toBeGreaterThan(3);
    for (const { opacity, free } of ends) {
      expect(opacity).toBe('1');
      expect(free).toBeGreaterThanOrEqual(0);
    }
  });

  test('browsers do not zoom in on a field that is touched', async ({ page }) => {
    await page.goto('./config/check');
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCSS('font-size', '16px');
    await settled(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCSS('font-size', '16px');
  });
});

test('tabs of one group switch together, by keyboard too, and are remembered', async ({ page }) => {
  await page.goto('./guide/start/quick-start');
  const lists = page.getByRole('tablist').filter({ has: page.getByRole('tab', { name: 'pnpm' }) });
  expect(await lists.count()).toBeGreaterThan(1);
  await lists.first().getByRole('tab', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(lists.first().getByRole('tab', { name: 'yarn' })).toBeFocused();
  for (const list of await lists.all()) {
    await expect(list.getByRole('tab', { name: 'yarn' })).toHaveAttribute('aria-selected', 'true');
    await expect(list.locator('[aria-selected=true]')).toHaveCount(1);
  }
  // Only the tab has the label of a panel.
  const names = await page
    .getByRole('tabpanel')
    .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content));
  expect(names).toEqual(names.map(() => 'none'));
  expect(names.length).toBeGreaterThan(1);
  await page.reload();
  await expect(lists.last().getByRole('tab', { name: 'yarn' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test.describe('the theme', () => {
  const isDark = () => document.documentElement.classList.contains('dark');

  test('is what is stored, else what the system has, from the first paint', async ({ page }) => {
    for (const [stored, system, dark] of [
      [null, 'light', false], // default auto
      ['dark', 'light', true],
      ['light', 'dark', false],
      ['auto', 'dark', true],
      ['neon', 'dark', true], // an invalid stored value becomes auto
    ] as const) {
      const what = `stored ${stored}, system ${system}`;
      if (stored) {
        await page.evaluate(
          (value) => localStorage.setItem('rspress-theme-appearance', value),
          stored,
        );
      }
      await page.emulateMedia({ colorScheme: system });
      await page.goto('./config/mode', { waitUntil: 'commit' });
      await page.waitForSelector('h1');
      expect(await page.evaluate(isDark), what).toBe(dark);
      await settled(page);
      expect(await page.evaluate(isDark), what).toBe(dark);
    }
  });

  test('follows the system while auto', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('./config/mode');
    await settled(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => page.evaluate(isDark)).toBe(true);
  });

  test('is in step across tabs', async ({ page, context }) => {
    await page.goto('./config/mode');
    const other = await context.newPage();
    await other.goto('./config/resolve/alias');
    await settled(other);
    const before = await page.evaluate(isDark);
    await themeSwitch(page).click();
    await expect.poll(() => other.evaluate(isDark)).toBe(!before);
    // Stored under the key that readers have it under, for later visits.
    expect(await page.evaluate(() => localStorage.getItem('rspress-theme-appearance'))).toBe(
      before ? 'light' : 'dark',
    );
    await page.reload();
    await settled(page);
    expect(await page.evaluate(isDark)).toBe(!before);
    // Without a choice, the system decides again.
    await other.evaluate(() => localStorage.clear());
    await expect.poll(() => page.evaluate(isDark)).toBe(before);
  });
});

test('a change of language or theme announces a content reload', async ({ page }) => {
  await page.goto('./config/mode');
  await settled(page);
  await page.evaluate(() => {
    const state = window as { reloads?: number };
    state.reloads = 0;
    window.addEventListener('RspressReloadContent', () => {
      state.reloads = (state.reloads ?? 0) + 1;
    });
  });
  const reloads = () => page.evaluate(() => (window as { reloads?: number }).reloads);
  await themeSwitch(page).click();
  await expect.poll(reloads).toBe(1);
  await languageMenu(page).click();
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).first().click();
  await expect(page).toHaveURL(/\/zh\/config\/mode/);
  await expect.poll(reloads).toBe(2);
});

test('code is highlighted', async ({ page }) => {
  await page.goto('./config/resolve/alias');
  const tokens = page.locator('pre[data-lang="ts"] .line [class^=tok-]');
  const colors = await tokens.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  expect(new Set(colors).size).toBeGreaterThan(2);
});

test('code out of view takes the space that it needs in view', async ({ page }) => {
  for (const path of ['./plugins/dev/hooks', './zh/config/server/proxy']) {
    await page.goto(path);
    const blocks = page.locator('main pre[data-lines]:visible');
    const heights = (contentVisibility: 'hidden' | 'visible') =>
      blocks.evaluateAll(
        (all, contentVisibility) =>
          all.map((one) => {
            Object.assign(one.style, { contentVisibility });
            return one.getBoundingClientRect().height;
          }),
        contentVisibility,
      );
    const skipped = await heights('hidden');
    expect(skipped.length).toBeGreaterThan(10);
    expect(skipped, path).toEqual(await heights('visible'));
  }
});
