import { adminClient } from '../../server/test/harness/admin-client.js';
import { openBackOffice } from './harness/back-office.js';
import { openRealAccount } from './harness/payer.js';
import { expect, test } from './harness/test.js';

test('bank details typed for a deposit are claimed, and kept while another page is looked at', async ({
  page,
  browser,
  server,
}) => {
  const owner = await adminClient(server, 'owner');
  const [chosen] = await owner.list('bank-accounts', { filter: { is_enabled: true }, range: [0, 0] });
  if (!chosen) throw new Error('the demo has no bank account');
  await owner.change('settings', 'edit_recharge_bank_info', { value: '1' });
  try {
    const { user } = await openRealAccount(page, server);
    await page.goto('/mine/charge?type=1');
    await page.getByLabel('Amount').fill('750');
    await page.getByRole('button', { name: 'Request bank details' }).click();
    await expect(page.getByRole('region', { name: 'Preparing bank details' })).toBeVisible();
    const [{ id } = { id: 0 }] = await owner.list('deposits', { filter: { customer_id: user.id } });
    const desk = await openBackOffice(browser, server, { entry: /^Deposits/ });
    await desk.goto(`/admin/deposits/${id}/show`);
    const payee = desk.getByLabel('Payee', { exact: true });
    await payee.fill('Truemark Clients');
    await expect(desk.locator('[role="status"]').filter({ hasText: /^Claimed by you$/ })).toHaveCount(1);
    const leave = async (): Promise<void> => {
      await desk
        .getByRole('link', { name: new RegExp(user.uid) })
        .first()
        .click();
      await expect(desk).toHaveURL(/\/customers\//);
    };
    await leave();
    await desk.goBack();
    await expect(payee).toHaveValue('Truemark Clients');

    const house = desk.getByRole('combobox', { name: 'House account' });
    const account = desk.getByLabel('Account', { exact: true });
    await house.click();
    await desk.getByRole('option', { name: String(chosen.payee_account) }).click();
    await expect(account).toHaveValue(String(chosen.payee_account));
    await leave();
    await owner.change('bank-accounts', chosen.id, { payee_account: '4711-0815', reason: 'It moved' });
    await desk.goBack();
    await expect(account).toHaveValue('4711-0815');
    await expect(house).toContainText('4711-0815');
    await leave();
    await owner.change('bank-accounts', chosen.id, { is_enabled: false });
    await desk.goBack();
    await expect(account).toHaveValue('');
    await expect(payee).toHaveValue('');
    await expect(desk.getByText('The chosen account is no longer offered.', { exact: false })).toBeVisible();
    await desk.context().close();
  } finally {
    const { payee_account, is_enabled } = chosen;
    await owner.change('bank-accounts', chosen.id, { payee_account, is_enabled, reason: 'As it was' });
    await owner.change('settings', 'edit_recharge_bank_info', { value: '0' });
  }
});
