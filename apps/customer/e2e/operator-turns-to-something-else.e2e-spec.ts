import type { Browser, Page } from '@playwright/test';
import type { AdminClient } from '../../server/test/harness/admin-client.js';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import type { TestServer } from '../../server/test/harness/server.js';
import { openBackOffice } from './harness/back-office.js';
import { announceDeposit, askForMoney, bindAddress } from './harness/cash.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, test } from './harness/test.js';

/** Opens a deposit whose claim arrives once `claim` is called. */
async function openBeforeClaim(browser: Browser, server: TestServer, colour: string) {
  const { client } = await realCustomer(server);
  const { id } = await announceDeposit(client, 45, colour);
  const desk = await openBackOffice(browser, server, { role: 'operator', entry: /^Deposits/ });
  const claim = await holdRequests(desk, `**/admin/api/deposits/${id}/claim`);
  await desk.goto(`/admin/deposits/${id}/show`);
  await expect(desk.getByRole('img', { name: 'Proof of the payment' })).toBeVisible();
  return { id, desk, claim };
}

/** Presses the key that credits the deposit, and waits until its claim was sent. */
async function approve(desk: Page): Promise<void> {
  await expect(desk.getByRole('button', { name: 'Approve (a)' })).toBeEnabled();
  const sent = desk.waitForRequest(/\/claim$/);
  await desk.keyboard.press('a');
  await sent;
}

/** Also behind a dialog, where it is not announced. */
const isClaimed = (desk: Page) =>
  expect(desk.locator('[role="status"]').filter({ hasText: /^Claimed by you$/ })).toHaveCount(1);

const isOpen = async (operator: AdminClient, id: number): Promise<void> =>
  expect(await operator.one('deposits', id)).toMatchObject({ status: 'open' });

test('a rejection pressed while an approval claims its row replaces it, and its reason stays whole', async ({
  browser,
  server,
  operator,
}) => {
  const { id, desk, claim } = await openBeforeClaim(browser, server, '#1a2b3c');
  await approve(desk);
  await desk.keyboard.press('r');
  await desk.keyboard.type('The payment');
  claim();
  await isClaimed(desk);
  await desk.keyboard.type(' did not come');
  await expect(desk.getByLabel('To the customer')).toHaveValue('The payment did not come');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await isOpen(operator, id);
  await desk.context().close();
});

test('an operator who begins a note while his approval claims the row is asked nothing', async ({
  browser,
  server,
  operator,
}) => {
  const { id, desk, claim } = await openBeforeClaim(browser, server, '#2b3c1a');
  await approve(desk);
  await desk.getByLabel('Private note').click();
  await desk.keyboard.type('Called the');
  claim();
  await isClaimed(desk);
  await desk.keyboard.type(' customer');
  await expect(desk.getByLabel('Private note')).toHaveValue('Called the customer');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await isOpen(operator, id);
  await desk.context().close();
});

test('a search opened while an approval claims its row keeps the keys', async ({
  browser,
  server,
  operator,
}) => {
  const { id, desk, claim } = await openBeforeClaim(browser, server, '#3c1a2b');
  await approve(desk);
  await desk.keyboard.press('Control+k');
  const field = desk.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await desk.keyboard.type('with');
  claim();
  await isClaimed(desk);
  await desk.keyboard.type(' a');
  await expect(field).toHaveValue('with a');
  await expect(desk.getByRole('dialog')).toHaveCount(1);
  await isOpen(operator, id);
  await desk.context().close();
});

test('Escape cancels an approval that still claims its row; the key asks again', async ({
  browser,
  server,
}) => {
  const { desk, claim } = await openBeforeClaim(browser, server, '#4d1a2b');
  await approve(desk);
  await desk.keyboard.press('Escape');
  claim();
  await isClaimed(desk);
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.keyboard.press('a');
  await expect(desk.getByRole('dialog').getByRole('button', { name: 'Credit it' })).toBeFocused();
  await desk.context().close();
});

test('a claim that arrives after its row was left is released', async ({ browser, server, operator }) => {
  const { id, desk, claim } = await openBeforeClaim(browser, server, '#5e1a2b');
  await approve(desk);
  await desk.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(desk).toHaveURL(/\/admin\/?$/);
  const released = desk.waitForResponse(new RegExp(`/claims/deposits-${id}/release$`));
  claim();
  await released;
  expect(await operator.one('deposits', id)).toMatchObject({ status: 'open', claimed_by: null });
  await desk.context().close();
});

test('a payment reference typed on while former payments are read is not asked about until Enter', async ({
  browser,
  server,
  operator,
}) => {
  const customer = await realCustomer(server);
  const owner = await adminClient(server, 'owner');
  const sum = { accountTypeId: 1, amount: '500', reason: 'To be withdrawn' };
  await owner.create('adjustments', { ...sum, customer_id: customer.user.id });
  const { id } = await askForMoney(customer.client, await bindAddress(customer, operator), 60);
  await operator.act('withdrawals', id, 'claim');
  await operator.act('withdrawals', id, 'approve', { note: 'The address was checked.' });
  await owner.act('claims', `withdrawals-${id}`, 'release');
  const desk = await openBackOffice(browser, server, { role: 'operator', nth: 1, entry: /^Withdrawals/ });
  const former = /\/admin\/api\/withdrawals\?.*reference/;
  const release = await holdRequests(desk, former);
  await desk.goto(`/admin/withdrawals/${id}/show`);
  const field = desk.getByLabel('Reference', { exact: true });
  await field.fill('tx-4711');
  const [asked, answered] = [desk.waitForRequest(former), desk.waitForResponse(former)];
  await field.press('Enter');
  await asked;
  await desk.keyboard.type('-a');
  release();
  await answered;
  await desk.keyboard.type('-correction');
  await expect(field).toHaveValue('tx-4711-a-correction');
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toHaveCount(0);
  await field.press('Enter');
  await expect(dialog).toContainText('tx-4711-a-correction');
  for (const tick of await dialog.getByRole('checkbox').all()) await expect(tick).not.toBeChecked();
  expect(await operator.one('withdrawals', id)).toMatchObject({ status: 'approved' });
  await desk.context().close();
});
