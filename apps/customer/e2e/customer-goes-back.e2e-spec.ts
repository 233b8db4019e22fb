import type { Locator, Page } from '@playwright/test';
import type { AdminClient } from '../../server/test/harness/admin-client.js';
import { withinOneDay } from '../../server/test/harness/same-day.js';
import { drawSignature, mayBorrow } from './harness/borrower.js';
import { openRealAccount } from './harness/payer.js';
import { expect, openDemoAccount, test, waitUntilLoaded } from './harness/test.js';

test.use({ viewport: { width: 390, height: 844 } });

const HOUR = 3_600_000;
const ROWS = 30;

/** Writes more news than a page of the list holds; the last one written comes first. */
async function writeNews(operator: AdminClient): Promise<void> {
  for (let nth = 0; nth < ROWS; nth += 1) {
    const texts = { en: { title: `Hours of day ${nth}.`, desc: '', content: '<p>Until noon.</p>' } };
    const published_at_ms = Date.now() - (ROWS - nth) * HOUR;
    await operator.create('news', { category_id: 1, logo: '', texts, published_at_ms, is_shown: true });
  }
}

const main = (page: Page): Locator => page.locator('main').filter({ visible: true });
const scrolled = (page: Page): Promise<number> => main(page).evaluate(({ scrollTop }) => scrollTop);
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

test('going back to a list restores the place, and the focus on the opened row', async ({
  page,
  operator,
}) => {
  await writeNews(operator);
  await openDemoAccount(page);
  await page.goto('/news');
  const row = page.getByRole('button', { name: /^Hours of day 4\./ });
  // A row of the list's second page.
  await expect(async () => {
    await main(page).evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect(row).toBeInViewport({ timeout: 500 });
  }).toPass();
  await row.focus();
  const top = await scrolled(page);
  expect(top).toBeGreaterThan(800);
  for (const goBack of [() => page.goBack(), () => page.getByRole('button', { name: 'Back' }).click()]) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(heading(page, 'News')).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await goBack();
    await expect(row).toBeFocused();
    expect(await scrolled(page)).toBe(top);
  }

  // A new visit starts at the top.
  await page.goto('/news');
  await waitUntilLoaded(page);
  expect(await scrolled(page)).toBe(0);
});

test('a new page focuses its title, and going back focuses the link that led away', async ({ page }) => {
  await openDemoAccount(page);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  const row = page.getByRole('button', { name: /^Security/ });
  await row.click();
  await expect(heading(page, 'Security')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toBeFocused();
});

/** Longer than a list that is not shown is remembered. */
const FORGOTTEN = 6 * 60_000;

test('going back to changed rows focuses the same row, or the title if it is gone', async ({
  page,
  operator,
}) => {
  const news = async (title: string): Promise<number> => {
    const texts = { en: { title, desc: '', content: '<p>Until noon.</p>' } };
    const given = { category_id: 1, logo: '', texts, published_at_ms: Date.now() - 1, is_shown: true };
    return Number((await operator.create('news', given)).id);
  };
  const id = await news('Open on Monday.');
  await page.clock.install();
  await openDemoAccount(page);
  await page.goto('/news');
  await page.getByRole('button', { name: /^Open on Monday\./ }).press('Enter');
  await expect(page.getByRole('article')).toBeVisible();
  await news('Open on Tuesday.');
  const texts = { en: { title: 'Closed on Monday.', desc: '', content: '<p>All day.</p>' } };
  await operator.change('news', id, { texts });
  await page.clock.fastForward(FORGOTTEN);
  await page.goBack();
  const row = page.getByRole('button', { name: /^Closed on Monday\./ });
  await expect(row).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toBeVisible();
  await operator.change('news', id, { is_shown: false });
  await page.clock.fastForward(FORGOTTEN);
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Open on Tuesday\./ })).toBeVisible();
  await waitUntilLoaded(page);
  await expect(row).toHaveCount(0);
  await expect(heading(page, 'News')).toBeFocused();
});

test('an earlier step of a form opens at its top', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await openRealAccount(page, server);
  await page.goto('/loan?step=2');
  const back = page.getByRole('contentinfo').getByRole('button', { name: 'Back' });
  await expect(page.getByLabel('Occupation')).toBeVisible();
  await main(page).evaluate((form) => form.scrollTo(0, form.scrollHeight));
  expect(await scrolled(page)).toBeGreaterThan(0);
  await back.click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await waitUntilLoaded(page);
  expect(await scrolled(page)).toBe(0);
});

test('going back from records leads past the page that opened them', async ({ page, server, operator }) => {
  const customer = await openRealAccount(page, server);
  await mayBorrow(customer, operator);
  const back = page.getByRole('button', { name: 'Back' });
  for (const [entry, path, opener] of [
    ['Mining', '/mining', 'My subscriptions'],
    ['Loan', '/loan/submit', 'My loans'],
  ] as const) {
    await page.goto('/user');
    await page.getByRole('main').getByRole('button', { name: entry, exact: true }).click();
    await expect(page).toHaveURL(path);
    await page.getByRole('button', { name: opener }).click();
    await expect(page).toHaveURL(/\/record$/);
    await back.click();
    await expect(page).toHaveURL(path);
    await back.click();
    await expect(page).toHaveURL('/user');
  }
  // Opened from elsewhere, the records of loans lead to the form.
  await page.goto('/loan/record');
  await back.click();
  await expect(page).toHaveURL('/loan/submit');
});

test('going back after signing a loan leads to the form once, and then past it', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await mayBorrow(customer, operator);
  await withinOneDay(60_000);
  await page.goto('/user');
  await page.getByRole('main').getByRole('button', { name: 'Loan', exact: true }).click();
  await page.getByLabel('Loan amount', { exact: true }).fill('500');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Read the agreement' }).click();
  const sign = page.getByRole('button', { name: 'Sign', exact: true });
  const back = page.getByRole('button', { name: 'Back' });
  await page.getByRole('checkbox').check();
  await sign.click();
  // A step back from the signature reads the agreement again.
  await back.click();
  await expect(page).toHaveURL(/\/loan\/agreement/);
  await page.getByRole('checkbox').check();
  await sign.click();
  await drawSignature(page);
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(page).toHaveURL('/loan/record');
  await back.click();
  await expect(page).toHaveURL('/loan/submit');
  await back.click();
  await expect(page).toHaveURL('/user');
});
