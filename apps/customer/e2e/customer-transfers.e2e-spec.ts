import { readFile } from 'node:fs/promises';
import { faultsOf } from './harness/axe.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';

test('a customer moves money between his accounts', async ({ page, server, operator }) => {
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 300);
  await page.goto('/user');
  await page.getByRole('button', { name: 'Transfer' }).click();
  const from = page.getByRole('button', { name: /^From: / });
  const to = page.getByRole('button', { name: /^To: / });
  const choose = (name: string) => page.getByRole('dialog').getByText(name, { exact: true }).click();
  await expect(from).toHaveText('Funding account');
  await expect(to).toHaveText('Contract account');
  await from.click();
  await choose('Contract account');
  await expect(from).toHaveText('Contract account');
  await expect(to).toHaveText('Funding account');
  await expect(page.getByRole('button', { name: 'All' })).toBeDisabled();
  await page.getByRole('button', { name: 'Swap from and to' }).click();
  await expect(from).toHaveText('Funding account');
  await to.click();
  // The source account is not offered as the destination.
  await expect(page.getByRole('dialog').getByText('Contract account', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Funding account', { exact: true })).toHaveCount(0);
  await choose('Options account');
  await page.getByRole('button', { name: 'All' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('300');
  await page.getByLabel('Amount').fill('400');
  await expect(page.getByRole('link', { name: /^Deposit .100.00 USD.$/ })).toHaveAttribute(
    'href',
    '/mine/charge?amount=100',
  );
  await page.getByLabel('Amount').fill('120.5');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(page.getByText(/^Transferred .120.50\sUSD.$/)).toBeVisible();
  await expect(page.getByRole('listitem')).toContainText('Funding account → Options account');
  await expect(page.getByText('Free: 179.50')).toBeVisible();
  await page.goto('/mine/history?accountTypeId=3');
  await expect(page.getByTestId('funds-value')).toHaveText('+120.50USD');
  await page.getByRole('button', { name: 'Statement' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'CSV' }).click();
  const statement = await readFile(await (await saved).path(), 'utf8');
  expect(statement).toContain('Transfer between accounts,120.5,120.5,USD');
});
