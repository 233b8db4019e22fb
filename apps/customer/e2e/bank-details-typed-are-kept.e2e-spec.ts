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
    await desk
      .getByRole('link', { name: new RegExp(user.uid) })
      .first()
      .click();
    await expect(desk).toHaveURL(/\/customers\//);
    await desk.goBack();
    await expect(payee).toHaveValue('Truemark Clients');
    await desk.context().close();
  } finally {
    await owner.change('settings', 'edit_recharge_bank_info', { value: '0' });
  }
});
