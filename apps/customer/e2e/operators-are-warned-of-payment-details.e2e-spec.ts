import { adminClient } from '../../server/test/harness/admin-client.js';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import { faultsOf } from './harness/axe.js';
import { openBackOffice } from './harness/back-office.js';
import { announceDeposit, askForMoney, bindAddress } from './harness/cash.js';
import { expect, test } from './harness/test.js';

const HASH = '0815'.repeat(16);

test('a hash used for another withdrawal is reported, and nothing is paid to a blocked customer', async ({
  browser,
  server,
  operator,
}) => {
  const customer = await realCustomer(server);
  const { client, user } = customer;
  const paidIn = await announceDeposit(client, 900, '#2b6cb0');
  await operator.act('deposits', paidIn.id, 'claim');
  await operator.act('deposits', paidIn.id, 'approve', { note: '' });
  const method = await bindAddress(customer, operator);
  const paid = await askForMoney(client, method, 200);
  await operator.act('withdrawals', paid.id, 'claim');
  await operator.act('withdrawals', paid.id, 'approve', { note: '' });
  await operator.act('withdrawals', paid.id, 'claim');
  await operator.act('withdrawals', paid.id, 'paid', { reference: `0x${HASH.toUpperCase()}` });
  const { id } = await askForMoney(client, method, 210);
  await operator.act('withdrawals', id, 'claim');
  await operator.act('withdrawals', id, 'approve', { note: '' });

  const desk = await openBackOffice(browser, server, { nth: 0, entry: /^Withdrawals/ });
  await desk.getByRole('row', { name: new RegExp(user.uid) }).click();
  await desk.getByRole('textbox', { name: 'Reference' }).fill(HASH);
  await desk.getByRole('button', { name: 'Mark as paid (p)' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toContainText('Another withdrawal was marked as paid with this reference.');
  await expect(dialog.getByRole('link', { name: `Withdrawal ${paid.id}` })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(dialog).toContainText('You also approved this withdrawal.');
  await dialog.getByLabel('Identity not verified: pay anyway').check();
  await expect(dialog.getByRole('button', { name: 'Mark as paid' })).toBeDisabled();
  await dialog.getByLabel('I have checked it: the same transfer pays this one too').check();
  // A check box alone would leave no reason for the audit log.
  await expect(dialog.getByRole('button', { name: 'Mark as paid' })).toBeDisabled();
  await dialog.getByLabel('Why the same transfer pays this one too').fill('Both were sent in one batch.');
  await expect(dialog.getByRole('button', { name: 'Mark as paid' })).toBeEnabled();
  expect(await faultsOf(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(desk.getByText(/^Marked as paid: /)).toBeVisible();
  const { body: summary } = await operator.call('GET', `customers/${user.id}/summary`);
  expect(JSON.stringify(summary)).toContain('Both were sent in one batch.');

  const { id: blocked } = await askForMoney(client, method, 20);
  await operator.act('withdrawals', blocked, 'claim');
  await operator.act('withdrawals', blocked, 'approve', { note: '' });
  const owner = await adminClient(server, 'owner', 1);
  await owner.act('customers', user.id, 'block', {
    what: 'withdrawing',
    reason: 'The bank took a payment back.',
  });
  await desk.goto(`/admin/withdrawals/${blocked}/show`);
  await expect(
    desk.getByText('Blocked: nothing is paid out until the block is lifted.').first(),
  ).toBeVisible();
  await expect(desk.getByText('“The bank took a payment back.”')).toBeVisible();
  await expect(desk.getByText('Not shown while the customer is blocked.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Mark as paid (p)' })).toBeDisabled();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.context().close();
});
