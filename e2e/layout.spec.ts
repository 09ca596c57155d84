// The parts of a page, depending on viewport, scrolling and URL.
import type { Locator, Page } from '@playwright/test';
import strings from '../i18n.json' with { type: 'json' };
import { expect, open, returning, test } from './fixtures.ts';

const option = './config/output/filename-hash';
const guide = './guide/start/quick-start';
const outline = (page: Page) => page.getByRole('complementary', { name: 'ON THIS PAGE' });
/** Links to headings in the outline; links to the page as Markdown follow below. */
const outlineLinks = (page: Page) => outline(page).locator('a[href^="#"]:visible');
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sidebar' });
const current = (page: Page) => outline(page).locator('[aria-current]');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const top = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top);

test.beforeEach(async ({ page }) => {
  await returning(page);
  await page.setViewportSize({ width: 1440, height: 800 });
});

/** Heading of a link in the outline. */
async function headingOf(page: Page, link: Locator) {
  const href = await link.getAttribute('href');
  return page.locator(`[id="${href?.slice(1)}"]`);
}

test('a page is made of landmarks, each with a name where there are several; the width of the window decides which', async ({
  page,
}) => {
  await open(page, option);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveAttribute('id', 'main');
  await expect(sidebar(page)).toHaveCount(1);
  await expect(outline(page)).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Previous and next page' })).toHaveCount(1);

  const shown = {
    sections: page.getByRole('banner').getByRole('link', { name: 'Guide', exact: true }),
    sidebar: sidebar(page),
    outline: outline(page),
    menu: page.getByRole('button', { name: 'Menu', exact: true }),
    site: page.getByRole('button', { name: 'Site menu' }),
  };
  const disclosure = page.getByRole('button', { name: 'ON THIS PAGE' });
  const header = page.getByRole('banner');
  const markdown = page.getByRole('link', { name: strings['copyPage.view'].en });
  for (const [width, parts] of [
    [1440, { sections: true, sidebar: true, outline: true, menu: false, site: false }],
    [1280, { sections: true, sidebar: true, outline: true, menu: false, site: false }],
    [1279, { sections: true, sidebar: true, outline: false, menu: false, site: false }],
    [1100, { sections: true, sidebar: true, outline: false, menu: false, site: false }],
    [1024, { sections: true, sidebar: true, outline: false, menu: false, site: false }],
    [1023, { sections: true, sidebar: false, outline: false, menu: true, site: false }],
    [768, { sections: true, sidebar: false, outline: false, menu: true, site: false }],
    [767, { sections: false, sidebar: false, outline: false, menu: true, site: true }],
    [320, { sections: false, sidebar: false, outline: false, menu: true, site: true }],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      for (const [part, is] of Object.entries(parts)) {
        await expect(shown[part as keyof typeof shown], part).toHaveCount(is ? 1 : 0);
      }
      await expect(disclosure).toHaveCount(parts.outline ? 0 : 1);
      await expect(header).toHaveCSS('position', width >= 1024 ? 'sticky' : 'relative');
      await expect(header).toHaveCSS('z-index', '20');
      await expect(header, 'one line').toHaveCSS('height', '65px');
      await expect(markdown).toHaveCount(1);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'pixels to scroll sideways').toBe(0);
    });
  }
});

test.describe('the outline', () => {
  test('lists headings of levels 2 and 3, in order', async ({ page }) => {
    await open(page, guide);
    const links = await outlineLinks(page).evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')?.slice(1)),
    );
    const headings = await page
      .locator('main :is(h2, h3)[id]')
      // The outline omits headings for other versions, like the page.
      .filter({ visible: true })
      .evaluateAll((all) => all.map((heading) => heading.id));
    expect(links.length).toBeGreaterThan(2);
    expect(links).toEqual(headings);
  });

  test('marks nothing at the top, then the heading at hand, then the last at the bottom', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await open(page, guide);
    await expect(current(page)).toHaveCount(0);
    const second = outlineLinks(page).nth(1);
    await (await headingOf(page, second)).evaluate((heading) =>
      heading.scrollIntoView({ block: 'start' }),
    );
    await expect(second).toHaveAttribute('aria-current', 'location');
    // In such a high viewport, the last heading cannot reach the top: it is only current at the end
    // of the page.
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = outlineLinks(page).last();
    await expect(last).toHaveAttribute('aria-current', 'location');
    await expect(current(page)).toHaveCount(1);
    // Neither leaves the window with the text.
    await expect(last).toBeInViewport();
    await expect(sidebar(page).locator('[aria-current]')).toBeInViewport();
    expect(await top(await headingOf(page, last))).toBeGreaterThan(200);
    // In a low window, the list scrolls to it.
    await page.setViewportSize({ width: 1440, height: 300 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(current(page)).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(last).toHaveAttribute('aria-current', 'location');
    await expect(last).toBeInViewport();
    // Unless one of its links has focus: that one stays in view.
    const first = outlineLinks(page).first();
    await expect(first).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(current(page)).toHaveCount(0);
    await first.focus();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(last).toHaveAttribute('aria-current', 'location');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(first).toBeInViewport();
  });

  test('leads to the heading: smoothly, 72 px below the top, with hash and focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await open(page, guide);
    const link = outlineLinks(page).nth(2);
    const heading = await headingOf(page, link);
    const distance = await top(heading);
    // All scroll positions on the way, recorded in the page.
    await page.evaluate(() => {
      const state = window as { positions?: number[] };
      state.positions = [];
      window.addEventListener('scroll', () => state.positions?.push(window.scrollY));
    });
    await link.click();
    await expect.poll(() => top(heading).then(Math.round)).toBe(72);
    const positions = await page.evaluate(
      () => (window as { positions?: number[] }).positions ?? [],
    );
    expect(positions.some((position) => position > 1 && position < distance - 73)).toBe(true);
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL((url) => url.hash === `#${url.hash.slice(1)}` && url.hash !== '');
    await expect(link).toHaveAttribute('aria-current', 'location');
  });

  test('is a list behind a button in narrow windows, and closes after use', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, guide);
    const button = page.getByRole('button', { name: 'ON THIS PAGE' });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
    const link = panel.getByRole('link').nth(1);
    const heading = await headingOf(page, link);
    await link.click();
    await expect(panel).toBeHidden();
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
  });
});

test.describe('a link to a place on the same page', () => {
  /** Adds a link before the text. */
  async function addLink(page: Page, href: string) {
    await page.locator('main h1').evaluate((heading, target) => {
      const link = document.createElement('a');
      link.href = target;
      link.textContent = 'Jump';
      heading.before(link);
    }, href);
    return page.getByRole('link', { name: 'Jump' });
  }

  test('does not scroll smoothly when the reader minds movement', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 500 });
    await open(page, guide);
    const id = await page.locator('main h2[id]:visible').nth(1).getAttribute('id');
    const link = await addLink(page, `#${id}`);
    const tops = await link.evaluate(async (element: HTMLElement, target) => {
      element.click();
      const seen: number[] = [];
      for (let frame = 0; frame < 10; frame++) {
        await new Promise(requestAnimationFrame);
        seen.push(
          Math.round(document.getElementById(target ?? '')?.getBoundingClientRect().top ?? 0),
        );
      }
      return [...new Set(seen)];
    }, id);
    // Only the old and the new position, nothing in between.
    expect(tops.length).toBeLessThanOrEqual(2);
    expect(tops.at(-1)).toBe(72);
  });

  test('warns about a heading that is not there, and nothing else happens', async ({ page }) => {
    await open(page, guide);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    for (const [index, hash] of ['#no-such-heading', '#%zz'].entries()) {
      await (await addLink(page, hash)).last().click();
      await expect.poll(() => warnings.length).toBe(index + 1);
      expect(warnings[index]).toContain(hash.slice(1));
      expect(await scrolled(page)).toBe(0);
    }
  });

  test('has its own entry in the history', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await open(page, guide);
    const link = outlineLinks(page).nth(2);
    const heading = await headingOf(page, link);
    await link.click();
    await expect.poll(() => top(heading).then(Math.round)).toBe(72);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.hash === '');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goForward();
    await expect.poll(() => top(heading).then(Math.round)).toBe(72);
  });

  test('that is typed has one, too, with the position that was left', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await open(page, guide);
    const ids = await page
      .locator('main h2[id]:visible')
      .evaluateAll((all) => all.map(({ id }) => id));
    const type = (id = '') => page.evaluate((hash) => window.location.assign(`#${hash}`), id);
    await type(ids[1]);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, 40);
    const section = page.locator(`[id="${ids[1]}"]`);
    await expect.poll(() => top(section).then(Math.round)).toBe(32);
    await type(ids[2]);
    await expect.poll(() => top(page.locator(`[id="${ids[2]}"]`)).then(Math.round)).toBe(72);
    await page.goBack();
    await expect.poll(() => top(section).then(Math.round)).toBe(32);
  });
});

test('a URL with a hash opens there', async ({ page }) => {
  await page.goto(guide);
  const id = await page.locator('main h2[id]:visible').nth(1).getAttribute('id');
  await open(page, `${guide}#${id}`);
  await expect.poll(() => top(page.locator(`[id="${id}"]`)).then(Math.round)).toBe(72);
});

test.describe('the end of a page', () => {
  test('previous and next follow the sidebar, and the page can be edited and reported', async ({
    page,
  }) => {
    await open(page, option);
    const links = await sidebar(page)
      .getByRole('link', { includeHidden: true })
      .evaluateAll((all) =>
        all.map((link) => ({ path: link.getAttribute('href'), mark: link.ariaCurrent })),
      );
    const at = links.findIndex(({ mark }) => mark === 'page');
    const pager = page.getByRole('navigation', { name: 'Previous and next page' });
    const previous = pager.getByRole('link', { name: /Previous Page/ });
    const next = pager.getByRole('link', { name: /Next Page/ });
    await expect(previous).toHaveAttribute('href', links[at - 1]?.path ?? '');
    await expect(previous).toHaveAttribute('rel', 'prev');
    await expect(next).toHaveAttribute('href', links[at + 1]?.path ?? '');
    await expect(next).toHaveAttribute('rel', 'next');
    // Side by side, on a phone one below the other.
    expect(await top(next)).toBe(await top(previous));
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await top(next)).toBeGreaterThan(await top(previous));
    await expect(page.getByRole('link', { name: 'Edit this page on GitHub' })).toHaveAttribute(
      'href',
      /\/docs\/en\/config\/output\/filename-hash\.mdx$/,
    );
    const report = await page.getByRole('link', { name: 'Report a problem' }).getAttribute('href');
    const fields = new URL(report ?? '').searchParams;
    expect(fields.get('template')).toBe('page.yml');
    expect(fields.get('url')).toMatch(/^https?:\/\/.+\/config\/output\/filename-hash$/);
    expect(fields.get('version')).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('in Chinese, in Chinese', async ({ page }) => {
    await open(page, './zh/config/output/filename-hash');
    const pager = page.getByRole('navigation', { name: '上一页和下一页' });
    await expect(pager.getByRole('link', { name: /上一页/ })).toHaveAttribute('href', /^\/zh\//);
    await expect(page.getByRole('link', { name: '在 GitHub 上编辑此页' })).toHaveAttribute(
      'href',
      /\/docs\/zh\/config\/output\/filename-hash\.mdx$/,
    );
    const report = page.getByRole('link', { name: '报告问题' });
    await expect(report).toHaveAttribute('href', /%2Fzh%2Fconfig%2Foutput%2Ffilename-hash&/);
  });
});

test('the button to the top appears past 0, leads there, and takes focus along', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, guide);
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 1));
  await expect(button).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.scrollTo(0, 300));
  await button.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(button).toHaveCount(0);
});

test('a query hides a part, and no other', async ({ page }) => {
  const parts = {
    navbar: page.getByRole('banner'),
    sidebar: sidebar(page),
    outline: outline(page),
    footer: page.getByRole('navigation', { name: 'Previous and next page' }),
  };
  for (const hidden of Object.keys(parts)) {
    await open(page, `${option}?${hidden}=0`);
    for (const [part, element] of Object.entries(parts)) {
      await expect(element, `${part} with ?${hidden}=0`).toHaveCount(part === hidden ? 0 : 1);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // Until the query is left.
  await sidebar(page)
    .getByRole('link', { name: /manifest/ })
    .click();
  for (const element of Object.values(parts)) await expect(element).toHaveCount(1);
});
