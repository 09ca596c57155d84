/**
 * What a first visit to a page transfers, until the network is quiet: what the page fetches ahead
 * is part of it.
 *
 * @typedef {object} PageLoad
 * @property {number} html - bytes as transferred, headers included, as all sizes here
 * @property {number} js
 * @property {number} css
 * @property {number} total
 * @property {number} requests
 */

/** Milliseconds after the network went quiet in which a page may begin to fetch more. */
const idleMs = 2000;

/**
 * @param {import('@playwright/test').Browser} browser - Chromium
 * @param {string} url
 * @param {{ language?: string }} [options] - `language` of the browser, as a site may lead to it
 * @returns {Promise<PageLoad>}
 */
export async function loadPage(browser, url, { language = 'en-US' } = {}) {
  const context = await browser.newContext({
    locale: language,
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    /** @type {Map<string, Transfer>} */
    const transfers = new Map();
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, response }) => {
      transfers.set(requestId, { mimeType: response.mimeType, url: response.url, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const transfer = transfers.get(requestId);
      if (transfer) transfer.bytes = encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(idleMs);
    await page.waitForLoadState('networkidle');
    return weigh([...transfers.values()]);
  } finally {
    await context.close();
  }
}

/**
 * @typedef {{ mimeType: string, url: string, bytes: number }} Transfer
 *
 * @param {Transfer[]} transfers
 * @returns {PageLoad}
 */
export function weigh(transfers) {
  const real = transfers.filter(({ url }) => /^https?:/.test(url));
  /** @param {RegExp} kind */
  const bytes = (kind) =>
    real.reduce((sum, transfer) => sum + (kind.test(transfer.mimeType) ? transfer.bytes : 0), 0);
  return {
    html: bytes(/html/),
    js: bytes(/javascript/),
    css: bytes(/css/),
    total: bytes(/^/),
    requests: real.length,
  };
}
