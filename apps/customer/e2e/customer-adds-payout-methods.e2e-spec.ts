import type { Locator, Page } from '@playwright/test';
import type { DrawMethod } from '@truemark/contracts';
import { faultsOf } from './harness/axe.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { waitUntilLoaded } from './harness/test.js';

/** Swipes an element sideways and releases it. */
async function swipe(page: Page, what: Locator, by: number): Promise<void> {
  await what.waitFor();
  const box = await what.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 8];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + by * part);
  await touch('touchEnd');
  await session.detach();
}

test('a customer adds an address and a bank account, and each has its waiting time', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 200);
  await page.goto('/mine/withdraw');
  await page.getByRole('button', { name: 'Prepare the withdrawal' }).click();
  // Without a saved address, the form starts with a field for one.
  await page.getByText('Saved address', { exact: true }).click();
  await expect(page.getByText(/can be used 24 hours after you save it/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add an address' }).click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const address = page.getByLabel('Address', { exact: true });
  await address.fill('TWd4WrZ9wn84f5x1hZhL4DHvk738ns5jwc');
  await save.click();
  await expect(page.getByText('This is not an address of that network.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await address.fill('TWd4WrZ9wn84f5x1hZhL4DHvk738ns5jwb');
  await save.click();

  // The address is on hold, and without a payment password its end is unknown: one notice says what to do first.
  await expect(page.getByText('You have no payment password yet')).toBeVisible();
  await expect(page.getByText(/^You can withdraw from/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Prepare the withdrawal' }).click();
  await expect(page.getByText('Saved address', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toHaveCount(0);
  await waitUntilLoaded(page);
  expect(await faultsOf(page)).toEqual([]);

  await page.goto('/mine/bank-card-list');
  await page.getByRole('main').getByRole('button', { name: 'Add a bank account' }).click();
  await save.click();
  await expect(page.getByText('Please fill this in.')).toHaveCount(2);
  await expect(page.getByText('Please enter an account number or an IBAN.')).toBeVisible();
  await page.getByLabel('Account holder').fill('Ann Miller');
  await page.getByLabel('Bank', { exact: true }).fill('Deutsche Bank');
  await page.getByLabel('IBAN').fill('DE00 3704 0044 0532 0130 00');
  await page.getByLabel('BIC or SWIFT').fill('NOPE');
  await save.click();
  await expect(page.getByText('This IBAN is not right. Please check its digits.')).toBeVisible();
  await expect(page.getByText('This is not a BIC or SWIFT code.')).toBeVisible();
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await page.getByLabel('BIC or SWIFT').fill('');
  await save.click();
  await expect(page.getByText('Deutsche Bank · DE89370400440532013000')).toBeVisible();
  await expect(page.getByText(/available in .23:59:\d\d.$/)).toBeVisible();
  const bound = () => customer.client.read<DrawMethod[]>('/api/wallet/get_draw_method');
  expect(await bound()).toHaveLength(2);

  const remove = page.getByRole('button', { name: /^Remove: Deutsche Bank/ });
  await remove.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No bank accounts yet')).toBeVisible();
  expect((await bound()).map(({ type }) => type)).toEqual([1]);

  await page.goto('/mine/coin-address-list');
  const row = page.getByText('TWd4WrZ9wn84f5x1hZhL4DHvk738ns5jwb');
  const sure = page.getByRole('dialog', { name: 'Remove this?' });
  await swipe(page, row, -40);
  await swipe(page, row, 140);
  await expect(sure).toHaveCount(0);
  await swipe(page, row, -140);
  await sure.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No addresses yet')).toBeVisible();
  expect(await bound()).toEqual([]);
});
