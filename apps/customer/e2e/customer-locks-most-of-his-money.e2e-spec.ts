import type { Page } from '@playwright/test';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { borrow, fundingOf, mayBorrow } from './harness/borrower.js';
import { holdRequests } from './harness/hold-requests.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, openWithLivePushes, test, waitForAnimations } from './harness/test.js';

const PAYOFF = /\/api\/loan\/repayment_info\?/;

const FUND = {
  is_published: true,
  texts: {
    en: { title: 'Once for most', desc: 'Locks an amount.', risk: 'It may end.', who_pays: 'This firm.' },
  },
  image: '',
  ...{ dividend_percentage: '0.1', lock_dividend_days: 3, liquidated_damages: '5' },
  ...{ staring_sub_amount: '100', max_sub_amount: '1000', limit_num: 1, sort: 0 },
};

/** What is sent is answered once the page shows the balance that it left, as after `shown`. */
async function answerAfterBalance(page: Page, url: string, shown: () => Promise<void>): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await shown();
    await route.fulfill({ response });
  });
}

test('whoever subscribes most of his money reads of no fault before the records open', async ({
  page,
  server,
  operator,
}) => {
  const owner = await adminClient(server, 'owner');
  const { id } = await owner.create('funds', FUND);
  await owner.create(`fund-pools/${id}/requests`, { amount: '100', reason: 'For what it promises.' });
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 1_000);
  await openWithLivePushes(page, `/mining/subscribe?id=${id}`);
  await page.getByLabel('Amount to lock').fill('600');
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('400.00');
  // Beneath the sheet it has no role.
  const main = page.locator('main').filter({ visible: true });
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      const text = document.body.textContent ?? '';
      for (const fault of ['More than your free balance', 'No new subscription possible'])
        if (text.includes(fault)) seen.add(fault);
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(window, { faultsSeen: seen });
  });
  await answerAfterBalance(page, '**/api/fund/buy', async () => {
    await expect(main).toContainText(/Free:\s*\W?400\.00/);
    await expect(sheet).toContainText('400.00');
    await expect(sheet).not.toContainText('200.00');
  });
  await page.getByRole('button', { name: 'Lock and subscribe' }).click();
  await expect(page).toHaveURL(/\/mining\/record$/);
  expect(
    await page.evaluate(() => [...(window as unknown as { faultsSeen: Set<string> }).faultsSeen]),
  ).toEqual([]);
  expect(await fundingOf(customer)).toBe(400);
});

test('whoever repays with most of his money reads nothing of missing money', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 300);
  await mayBorrow(customer, operator);
  const { id } = await borrow(customer, operator, 7, 500);
  await openWithLivePushes(page, `/loan/repayment?loan_id=${id}`);
  await page.getByRole('button', { name: /^Repay .*500\.00/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('300.00');
  // Beneath the sheet it has no role.
  const main = page.locator('main').filter({ visible: true });
  await expect(main).toContainText(/Funding account\W*800\.00/);
  const release = await holdRequests(page, PAYOFF);
  const missing = page.getByText(/are missing in your funding account/);
  await answerAfterBalance(page, '**/api/loan/repay_from_balance', async () => {
    await expect(main).toContainText(/Funding account\W*300\.00/);
    await expect(sheet).toContainText('300.00');
    await expect(sheet).not.toContainText('200.00');
    await expect(missing).toHaveCount(0);
  });
  await page.getByRole('button', { name: 'Repay now' }).click();
  await expect(sheet).toHaveCount(0);
  await waitForAnimations(page);
  await expect(missing).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Repay .*500\.00/ })).toBeDisabled();
  release();
  await expect(page.getByText('This loan is repaid')).toBeVisible();
});
