import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Messages } from '@truemark/contracts';
import { verifyLedger } from '../../server/test/harness/verify-ledger.js';
import { openIndexTrader } from './harness/index-trader.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes, waitForAnimations } from './harness/test.js';

// Polling is off, so that it cannot make up for a missing push.
test.use({ polls: false });

/** Checks accessibility once the screen is at rest. */
const readable = async (page: Page): Promise<void> => {
  await waitForAnimations(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
};
const goTo = (page: Page, tab: string) =>
  page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: tab }).click();

test('a customer gets a margin call, is stopped out, and sees why', async ({ page, server, prices }) => {
  const trader = await openIndexTrader(page, server);
  const large = await trader.buy('30');
  const small = await trader.buy('10');
  const titles = async (): Promise<string[]> => {
    const { data } = await trader.calls.read<Messages>('/api/internalMessage/list');
    return data.map(({ title }) => title).filter((title) => !title.startsWith('Welcome'));
  };
  await openWithLivePushes(page, '/');
  const banner = page.getByRole('region', { name: 'Margin call' });
  const tabs = page.getByRole('navigation', { name: 'Main pages' });
  await expect(banner).toBeHidden();
  const unread = (await trader.calls.read<Messages>('/api/internalMessage/list')).unread;

  // 40 lots of 10 units: 19,675.18 are left over the margin, lost after a fall of 49.2.
  await prices.set('TMX100', 9_950, 9_950.6);
  await expect(banner).toContainText('Margin level 99.29%');
  await expect(banner).toContainText(/At .?50%.?, positions are closed automatically/);
  await expect(tabs).toContainText(`${unread + 1} unread`);
  for (const tab of ['Trade', 'Orders', 'Account']) {
    await goTo(page, tab);
    await expect(banner).toBeVisible();
  }
  await prices.set('TMX100', 9_990, 9_990.6);
  await expect(banner).toBeHidden();
  await prices.set('TMX100', 9_950, 9_950.6);
  await expect(banner).toBeVisible();
  await expect.poll(titles).toEqual(['Your margin is running low', 'Your margin is running low']);

  await readable(page);
  await banner.getByRole('link', { name: 'Positions' }).click();
  const row = page.getByTestId(`order-${large.Id}`);
  await expect(row).toBeVisible();
  await prices.set('TMX100', 9_850, 9_850.6);
  await expect(row).toBeHidden();
  await expect(banner).toBeHidden();
  await expect(page.getByTestId(`order-${small.Id}`)).toBeVisible();
  await expect.poll(async () => (await titles()).at(0)).toBe('Stop-out: positions were closed');
  expect(await titles()).toHaveLength(3);

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(row).toContainText('Stop-out');
  await row.getByRole('button').click();
  const detail = page.getByRole('dialog', { name: 'Truemark Index order' });
  await expect(detail).toContainText(
    /Your margin level was .?49.30%.?, at or below the stop-out level of .?50%/,
  );
  await expect(detail).toContainText('(19,675.1808 + 80,004.8 + (−60,240)) ÷ 80,004.8 × 100 = 49.30%');
  await expect(detail).toContainText('This position had the largest loss');
  await detail.getByRole('button', { name: 'Check this order yourself' }).click();
  await expect(detail.getByText('Recomputed on your device: agrees with our record')).toBeVisible();
  await detail.getByRole('button', { name: 'Ticks', exact: true }).click();
  await expect(detail.getByRole('table')).toBeVisible();
  await readable(page);
  await detail.getByRole('button', { name: 'Dismiss', exact: true }).click();

  await page.goto('/message');
  await page.getByText('Stop-out: positions were closed').click();
  const main = page.getByRole('main').filter({ visible: true });
  await expect(main).toContainText(`#${large.Id}`);
  await expect(main).toContainText('−45,180.00 USD');
  await expect(main).not.toContainText(`#${small.Id}`);
  await verifyLedger(server);
});
