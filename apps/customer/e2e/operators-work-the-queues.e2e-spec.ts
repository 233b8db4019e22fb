import { realCustomer } from '../../server/test/harness/real-customer.js';
import { faultsOf } from './house/axe.js';
import { openBackOffice } from './house/back-office.js';
import { announceDeposit, askForMoney, bindAddress } from './house/cash.js';
import { expect, test } from './house/test.js';

test('an operator credits a deposit, and a large withdrawal needs a second person', async ({
  browser,
  server,
  operator,
}) => {
  const { client, user } = await realCustomer(server);
  const made = await announceDeposit(client, 5_000);
  const desk = await openBackOffice(browser, server, { entry: /^Deposits/ });
  await desk.getByRole('row', { name: new RegExp(user.uid) }).click();
  await expect(desk.getByRole('img', { name: 'Proof of the payment' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Approve (a)' })).toBeVisible();
  expect(await operator.one('deposits', made.id)).toMatchObject({ claimed_by: expect.any(Number) });
  await desk.keyboard.press('r');
  await expect(desk.getByLabel('To the customer')).toBeFocused();
  await expect(desk.getByText('The customer reads this: please say why.')).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Approve (a)' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByText(`Credit 5,000.00 USD to ${user.uid}?`)).toBeVisible();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Credited. Nothing else is waiting.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const method = await bindAddress(client, operator);
  const { id } = await askForMoney(client, method, 2_000);
  await desk.getByRole('menuitem', { name: /^Withdrawals/ }).click();
  await desk.getByRole('row', { name: new RegExp(user.uid) }).click();
  await expect(desk.getByText('above the amount that one person decides on')).toBeVisible();
  await desk.getByRole('button', { name: 'Ask for approval (a)' }).click();
  expect(await faultsOf(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(desk.getByText('Nothing is paid before a second person agrees.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Ask for approval (a)' })).toHaveCount(0);
  expect(await operator.one('withdrawals', id)).toMatchObject({
    status: 'pending',
    needs_second_person: true,
    approval: { id: expect.any(Number), maker_id: expect.any(Number) },
  });
  await desk.getByRole('link', { name: 'Open the request' }).click();
  await expect(desk.getByText('You asked for this yourself.')).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Approve/ })).toHaveCount(0);

  const second = await openBackOffice(browser, server, { role: 'owner', entry: /^To approve/ });
  await second.getByRole('row', { name: /Large withdrawal/ }).click();
  await expect(second.getByText(user.uid)).toBeVisible();
  await second.getByRole('button', { name: /^Approve/ }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(second.getByText('Approved', { exact: true }).last()).toBeVisible();
  await second.context().close();

  const twice = await operator.call('POST', `withdrawals/${id}/paid`, { reference: 'another one' });
  expect([twice.status, twice.body]).toMatchObject([409, { key: 'claims.not_yours' }]);
  await desk.getByRole('link', { name: `Withdrawal ${id}` }).click();
  const reference = desk.getByLabel('Reference');
  await reference.fill('tx-4711');
  await desk.getByRole('button', { name: 'Mark as paid (p)' }).click();
  await expect(dialog.getByText('with the reference tx-4711')).toBeVisible();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Marked as paid. Nothing else is waiting.')).toBeVisible();
  expect(await operator.one('withdrawals', id)).toMatchObject({ status: 'paid', reference: 'tx-4711' });
  await desk.context().close();
});
