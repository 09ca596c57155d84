import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { shortMetrics, timeLabel } from '../src/benchmark.ts';
import benchmark from '../src/data/benchmark.json' with { type: 'json' };
import { tools } from '../src/tools.ts';
import { expect, open, overflowing, returning, settled, test } from './fixtures.ts';

/** The landing page. */

const hero = (page: Page) => page.locator('main header').first();
const stars = (page: Page) => hero(page).locator('svg[aria-hidden="true"] > circle');
const chart = (page: Page) => page.locator('figure', { has: page.locator('caption') });

test.beforeEach(async ({ page }) => {
  await returning(page);
});

for (const { path, language, suffix, subtitle, description, start, more } of [
  {
    path: '/',
    language: 'en',
    suffix: 'A build tool based on Rspack',
    subtitle: 'The fast Rust-based web bundler',
    description: 'Seamlessly replace webpack with compatible API',
    start: 'Get Started',
    more: 'Learn More',
  },
  {
    path: '/zh/',
    language: 'zh',
    suffix: '基于 Rspack 的构建工具',
    subtitle: '基于 Rust 的高速 Web 打包工具',
    description: 'API 与 webpack 兼容，无缝替换',
    start: '开始使用',
    more: '了解更多',
  },
]) {
  test(`the landing page at ${path}`, async ({ page }) => {
    const prefix = language === 'en' ? '' : '/zh';
    await open(page, path);

    await test.step('has the suffix in its title, and says its language', async () => {
      await expect(page).toHaveTitle(new RegExp(suffix));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });

    await test.step('shows the tool family as a grid in its language, in new tabs', async () => {
      for (const { name, desc, descEn, url, urlEn } of tools) {
        const link = page.locator('main section a', { hasText: name }).last();
        await expect(link).toContainText(language === 'en' ? descEn : desc);
        await expect(link).toHaveAttribute('href', language === 'en' ? urlEn : url);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    });

    await test.step('says what was measured in a table a group, with versions, machine, date and script', async () => {
      for (const { metrics } of Object.values(benchmark.groups)) {
        const table = chart(page).locator('table', { hasText: timeLabel(metrics[0]?.time ?? 0) });
        await expect(table.locator('caption')).toHaveText(/./);
        const rows = metrics.map(({ desc, time }) => desc + timeLabel(time));
        await expect(table.locator('tbody tr')).toHaveText(rows);
      }
      const caption = chart(page).locator('figcaption');
      await expect(caption).toContainText(benchmark.date);
      await expect(caption).toContainText(benchmark.machine.cpu);
      await expect(caption.getByRole('link')).toHaveAttribute('href', /scripts\/benchmark$/);
    });

    await test.step('gives the install command with a tab for each package manager', async () => {
      for (const manager of ['npm', 'yarn', 'pnpm', 'bun']) {
        await hero(page).getByRole('tab', { name: manager, exact: true }).click();
        await expect(hero(page).getByRole('tabpanel').locator('pre')).toContainText(
          new RegExp(`^${manager} .*@rsbuild/core$`),
        );
      }
    });

    await test.step('shows a configuration, what it does, figures and ways in above the fold', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const from of ['migration/webpack', 'migration/vite', 'migration/cra']) {
        const way = hero(page).locator(`a[href="${prefix}/guide/${from}"]`);
        await expect(way).toBeInViewport({ ratio: 1 });
      }
      await expect(hero(page).locator('a[href$="/quick-start#starter"]')).toBeInViewport();
      await expect(hero(page).locator('pre', { hasText: 'pluginReact' })).toBeInViewport();
      const figures = shortMetrics(benchmark.groups.build.metrics);
      await expect(hero(page).locator('dl > div')).toHaveCount(figures.length);
      for (const { desc, time } of figures) {
        const figure = hero(page).locator('dl > div', { hasText: desc });
        await expect(figure).toContainText(timeLabel(time));
        await expect(figure).toBeInViewport({ ratio: 1 });
      }
    });

    await test.step('has a section for each theme, each with something that shows it', async () => {
      const sections = page.locator('main section');
      await expect(sections).toHaveCount(8);
      for (const section of await sections.all()) {
        await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
        await expect(section.locator('pre, table, a').first()).toBeAttached();
      }
      await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(4);
      for (const framework of ['react', 'vue', 'preact', 'svelte', 'solid']) {
        const guide = `${prefix}/guide/framework/${framework}`;
        await expect(page.locator(`main section li > a[href="${guide}"]`)).toHaveCount(1);
      }
    });

    await test.step('has the name, what it is and two ways on in its hero', async () => {
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      await expect(heading).toContainText('Rsbuild');
      await expect(heading).toContainText(subtitle);
      await expect(hero(page)).toContainText(description);
      const primary = hero(page).getByRole('link', { name: start });
      await expect(primary).toHaveAttribute('href', `${prefix}/guide/start/quick-start`);
      await expect(hero(page).getByRole('link', { name: more })).toHaveAttribute(
        'href',
        `${prefix}/guide/start/`,
      );
      await expect(hero(page).locator('img:visible')).toHaveCount(1);
      await primary.click();
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/guide/start/quick-start`);
    });
  });
}

test.describe('the stars', () => {
  test('are 35, hidden from assistive technology, and drift only near the mouse', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(stars(page)).toHaveCount(35);
    const sizes = await stars(page).evaluateAll((all) =>
      all.map((star) => star.getBoundingClientRect().width),
    );
    expect(sizes).toEqual(sizes.map((_, index) => expect.closeTo(index / 20 + 3)));

    const shifts = () =>
      stars(page).evaluateAll((all) => all.map((star) => (star as SVGElement).style.translate));
    const box = await stars(page).nth(20).boundingBox();
    if (!box) throw new Error('the star is not shown');
    await page.mouse.move(box.x + 30, box.y + 30);
    // Moves by a fifth of its distance, 28 px for its center.
    await expect.poll(async () => (await shifts())[20]).toMatch(/^5\.\d+px 5\.\d+px$/);
    const moved = (await shifts()).filter((shift) => /[1-9]/.test(shift));
    expect(moved.length).toBeLessThan(35);

    await page.mouse.move(700, 890);
    await expect
      .poll(async () => (await shifts()).every((shift) => !/[1-9]/.test(shift)))
      .toBe(true);

    // Neither under the text of a narrow window nor on paper.
    await page.emulateMedia({ media: 'print' });
    await expect(stars(page).first()).toBeHidden();
    await page.emulateMedia({ media: null });
    await expect(stars(page).first()).toBeVisible();
    await page.setViewportSize({ width: 895, height: 800 });
    await expect(stars(page).first()).toBeHidden();
  });

  test('stay where they are when the reader minds movement', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const box = await stars(page).nth(20).boundingBox();
    if (!box) throw new Error('the star is not shown');
    await page.mouse.move(box.x + 30, box.y + 30);
    await page.waitForTimeout(100);
    const shifts = await stars(page).evaluateAll((all) =>
      all.map((star) => (star as SVGElement).style.translate),
    );
    expect(shifts.join('')).toBe('');
  });
});

test.describe('the benchmark chart', () => {
  const times = Object.values(benchmark.groups).flatMap(({ metrics }) =>
    metrics.map(({ time }) => time),
  );
  const longest = Math.max(...times);
  /** Visible length of a bar as a share of its track. */
  const share = (page: Page, index: number) =>
    chart(page)
      .locator('rect')
      .nth(index)
      .evaluate((bar) => {
        const track = bar.parentElement?.getBoundingClientRect().width ?? 0;
        return bar.getBoundingClientRect().width / track;
      });
  /** Label of the longest bar, whose animation ends last. */
  const longestLabel = (page: Page) =>
    chart(page)
      .locator('tbody tr')
      .nth(times.indexOf(longest))
      .locator('td')
      .last()
      .evaluate((cell) => cell.getAttribute('data-now') ?? cell.textContent);
  const expectFinal = async (page: Page) => {
    for (const [index, time] of times.entries()) {
      expect(await share(page, index)).toBeCloseTo(time / longest, 2);
    }
    expect(await longestLabel(page)).toBe(timeLabel(longest));
  };
  /** Opens the page with a paused clock and scrolls to the chart until its animation begins. */
  const startGrowth = async (page: Page) => {
    await page.clock.install();
    await open(page, '/');
    // Until here, the installed clock runs.
    await page.clock.pauseAt(Date.now() + 60_000);
    await chart(page).scrollIntoViewIfNeeded();
    // The intersection observer uses real time, animation frames the paused clock.
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return longestLabel(page);
      })
      .not.toBe(timeLabel(longest));
  };

  test('holds the final values before it is seen', async ({ page }) => {
    await open(page, '/');
    await expectFinal(page);
    // The bars of this tool stand out.
    const fill = (isFirst: boolean) =>
      chart(page)
        .locator(`rect[data-first="${isFirst}"]`)
        .first()
        .evaluate((bar) => getComputedStyle(bar).fill);
    expect(await fill(true)).not.toBe(await fill(false));
  });

  test('grows once, when it comes into view, as long as each took', async ({ page }) => {
    await startGrowth(page);
    await page.clock.runFor(1000);
    expect(await share(page, times.indexOf(longest))).toBeLessThan(0.5);
    // The document's text is final throughout, and the overlay is not announced.
    const label = chart(page).locator('tr:has([data-now])').first().locator('td').last();
    const shown = await label.evaluate((cell) => [
      getComputedStyle(cell, '::after').content,
      getComputedStyle(cell.firstElementChild ?? cell).visibility,
    ]);
    expect(shown).toEqual([expect.stringMatching(/^"[\d.]+m?s" \/ ""$/), 'hidden']);
    await expect(chart(page).locator('tbody td:last-child')).toHaveText(times.map(timeLabel));
    await page.clock.fastForward(1000 * longest);
    await page.clock.runFor(100);
    await expectFinal(page);

    await page.evaluate(() => window.scrollTo(0, 0));
    await page.clock.runFor(500);
    await chart(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(100);
    await expectFinal(page);
  });

  for (const [how, end] of [
    ['a click', (page: Page) => chart(page).locator('table').first().click()],
    ['a key', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`ends its growth at ${how}`, async ({ page }) => {
      await startGrowth(page);
      await end(page);
      await page.clock.runFor(100);
      await expectFinal(page);
    });
  }

  test('shows the end on paper while it grows', async ({ page }) => {
    await startGrowth(page);
    await page.emulateMedia({ media: 'print' });
    for (const [index, time] of times.entries()) {
      expect(await share(page, index)).toBeCloseTo(time / longest, 2);
    }
    const label = chart(page).locator('tbody tr').nth(times.indexOf(longest)).locator('td').last();
    await expect(label.locator('span')).toBeVisible();
    expect(await label.evaluate((cell) => getComputedStyle(cell, '::after').content)).toBe('none');
  });

  test('shows the end at once when the reader minds movement', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await chart(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    await expectFinal(page);
  });

  test('shows the end without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/');
    const bar = chart(page).locator('rect').first();
    const width = Number.parseFloat((await bar.getAttribute('width')) ?? '');
    expect(width / 100).toBeCloseTo((times[0] ?? 0) / longest, 3);
    await expect(chart(page).locator('tbody td:last-child')).toHaveText(times.map(timeLabel));
    await context.close();
  });
});

test.describe('the tool menu', () => {
  const menu = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });
  const first = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Rspack / });

  test('opens under the pointer after 0.1 s, and closes as long after it', async ({ page }) => {
    await page.clock.install();
    await open(page, '/config/mode');
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = menu(page, 'Ecosystem');
    await button.hover();
    await page.clock.runFor(90);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(20);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(first(page)).toBeVisible();
    await page.mouse.move(200, 600);
    await page.clock.runFor(90);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(20);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('stays closed when Escape comes before the pointer has waited', async ({ page }) => {
    await page.clock.install();
    await open(page, '/config/mode');
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = menu(page, 'Ecosystem');
    await button.focus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.hover();
    await page.clock.runFor(50);
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(100);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    // Until the pointer comes again.
    await page.mouse.move(200, 600);
    await button.hover();
    await page.clock.runFor(110);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('opens on focus and on click, closes on Escape, and gives focus back', async ({ page }) => {
    await open(page, '/config/mode');
    const button = menu(page, 'Ecosystem');
    await button.click();
    await expect(first(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first(page)).toBeHidden();
    // The preceding element is also a menu that opens on focus.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(first(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(first(page)).toBeHidden();
  });

  for (const { path, name, language } of [
    { path: '/config/mode', name: 'Ecosystem', language: 'en' },
    { path: '/zh/config/mode', name: '工具生态', language: 'zh' },
  ]) {
    test(`lists each tool with mark, name and text at ${path}, in a new tab`, async ({ page }) => {
      await open(page, path);
      await menu(page, name).click();
      const links = page.getByRole('banner').locator('li > a[target="_blank"]', {
        has: page.locator('strong'),
      });
      await expect(links).toHaveCount(tools.length);
      for (const [index, tool] of tools.entries()) {
        const link = links.nth(index);
        await expect(link).toHaveText(tool.name + (language === 'en' ? tool.descEn : tool.desc));
        await expect(link).toHaveAttribute('href', language === 'en' ? tool.urlEn : tool.url);
        await expect(link).toHaveAttribute('rel', /noopener/);
        await expect(link.locator('svg')).toHaveCount(1);
      }
    });
  }
});

test.describe('what the landing page costs', () => {
  for (const width of [1440, 360]) {
    test(`${width} px: its largest paint is text, and nothing moves`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const seen = { largest: '', shift: 0, moved: [] as string[] };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { element } = entry as PerformanceEntry & { element?: Element };
            seen.largest = element?.tagName ?? 'gone';
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
              sources: { node: Node | null }[];
            };
            if (hadRecentInput) continue;
            seen.shift += value;
            const text = ({ node }: { node: Node | null }) => node?.textContent?.slice(0, 40);
            seen.moved.push(...sources.map((source) => `${text(source)}`));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, '/');
      await page.waitForTimeout(300);
      const { largest, shift, moved } = await page.evaluate(
        () =>
          (window as unknown as { seen: { largest: string; shift: number; moved: string[] } }).seen,
      );
      expect(['H1', 'P', 'SPAN', 'H2']).toContain(largest);
      expect(moved).toEqual([]);
      expect(shift).toBe(0);
    });
  }

  test('nothing is wider than the window', async ({ page }) => {
    await open(page, '/');
    for (const width of [1440, 1024, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // No text is wider than its cell or container, and no list wider than its column.
      const boxes = page.locator('main :is(section :is(tbody :is(th, td), li > a), ul):visible');
      expect(await boxes.count()).toBeGreaterThan(60);
      expect(await overflowing(boxes), `${width} px`).toEqual([]);
      // Two listings, such as before and after, are side by side where there is room.
      const tops = await page
        .locator('section[aria-labelledby="deepOptimization"] figure:visible')
        .evaluateAll((all) => all.map((listing) => listing.getBoundingClientRect().top));
      expect(tops).toHaveLength(2);
      expect(tops[0] === tops[1], `${width} px`).toBe(width >= 1024);
    }
  });

  test('it loads at most 12 kB of scripts that other pages do not', async ({
    browser,
    baseURL,
  }) => {
    const weight = async (path: string) => {
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      const bodies: Promise<Buffer>[] = [];
      const add = (response: Response) => {
        if (response.ok() && response.url().endsWith('.js')) bodies.push(response.body());
      };
      page.on('response', add);
      await open(page, path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await settled(page);
      const files = await Promise.all(bodies);
      await context.close();
      return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
    };
    expect((await weight('/')) - (await weight('/config/mode'))).toBeLessThanOrEqual(12_000);
  });
});
