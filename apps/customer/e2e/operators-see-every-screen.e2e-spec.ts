import type { Browser, Page } from '@playwright/test';
import type { TestServer } from '../../server/test/harness/server.js';
import { faultsOf } from './harness/axe.js';
import { openBackOffice } from './harness/back-office.js';
import { atRest, expect, settled, test } from './harness/test.js';

/** Parts of the walk, each beside the others. */
const PARTS = 3;
/** Where no rail leads: the operator's own page is in the menu of the top bar, what webhooks told on their page. */
const ASIDE = ['/admin/account', '/admin/webhook-deliveries'];

// Each looks at many screens: side by side none of them is the one that the others wait for.
test.describe.configure({ mode: 'parallel' });

/** Everything that the screen shows is there, and rests. */
async function whole(page: Page): Promise<void> {
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(
    page.locator('.MuiSkeleton-root, .RaLoading-root, .MuiLinearProgress-indeterminate'),
  ).toHaveCount(0);
  await atRest(page);
}

async function look(page: Page, name: string): Promise<void> {
  await whole(page);
  expect.soft(await faultsOf(page), name).toEqual([]);
}

/** What is another by night is colours alone. */
async function lookByNight(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await whole(page);
  expect.soft(await faultsOf(page, ['color-contrast']), `${name} by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The form of a new row and the first row's page, where the list has them. */
async function lookBehind(page: Page, place: string): Promise<void> {
  const form = page.locator('main').getByRole('link', { name: 'Create', exact: true });
  if ((await form.count()) > 0) {
    await form.click();
    await page.waitForURL((url) => url.pathname !== place);
    await look(page, `a new one of ${place}`);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === place);
    await whole(page);
  }
  if ((await page.locator('main tr.RaDataTable-clickableRow').count()) === 0) return;
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== place);
  await look(page, `the first of ${place}`);
}

/** An owner, who may read everything, goes where the rail leads: each third place, from the first, second or third on. */
async function walk(browser: Browser, server: TestServer, part: number): Promise<void> {
  const page = await openBackOffice(browser, server, { role: 'owner', entry: 'Dashboard' });
  const entries = page.getByRole('menuitem');
  for (let at = part; at < (await entries.count()); at += PARTS) {
    const entry = entries.nth(at);
    const place = (await entry.getAttribute('href')) ?? '';
    await entry.click();
    await page.waitForURL((url) => url.pathname === place);
    await look(page, place);
    await lookByNight(page, place);
    await lookBehind(page, place);
  }
  for (const place of part === 0 ? ASIDE : []) {
    await page.goto(place);
    await look(page, place);
    await lookByNight(page, place);
  }
  await page.context().close();
}

for (const part of Array.from({ length: PARTS }).keys()) {
  test(`an owner can read and use every screen by day and by night: part ${part + 1}`, async ({
    browser,
    server,
  }) => {
    test.slow();
    await walk(browser, server, part);
  });
}
