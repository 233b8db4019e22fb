import type { Page } from '@playwright/test';
import { waitForAnimations } from './test.js';

/** What the server answers instead of data while it is busy. */
const BUSY = { json: { code: 0, msg: 'The server is busy.', data: { key: 'test.busy' } } };

/** From now on every read of this address is refused. */
export async function refuseReads(page: Page, url: RegExp): Promise<void> {
  await page.route(url, (route) => route.fulfill(BUSY));
}

/** The open page reads everything again, as after a lost connection, and is refused this address. */
export async function refuseNextRead(page: Page, url: RegExp): Promise<void> {
  await refuseReads(page, url);
  const refused = page.waitForResponse(url);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await refused;
  await waitForAnimations(page);
}
