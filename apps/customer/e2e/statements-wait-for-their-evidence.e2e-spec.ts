import { adminClient } from '../../server/test/harness/admin-client.js';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import { openBackOffice } from './harness/back-office.js';
import { announceDeposit } from './harness/cash.js';
import { expect, test } from './harness/test.js';

test('a second person approves nothing while the evidence to confirm cannot be read', async ({
  browser,
  server,
  operator,
}) => {
  const { client } = await realCustomer(server);
  await announceDeposit(client, 41, '#5b1277');
  const { id } = await announceDeposit(client, 1_700, '#5b1277');
  await operator.act('deposits', id, 'claim');
  const note = 'The payment was checked.';
  const { body } = await operator.call<{ approval_id: number }>('POST', `deposits/${id}/approve`, { note });
  await operator.act('claims', `deposits-${id}`, 'release');
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: /^To approve/ });
  const url = new RegExp(`/admin/api/deposits/${id}$`);
  await desk.route(url, (route) => route.abort());
  await desk.goto(`/admin/approvals/${body.approval_id}/show`);
  await expect(desk.getByText(/could not be loaded/)).toBeVisible();
  const failed = desk.waitForRequest(url);
  await desk.keyboard.press('a');
  await failed;
  await expect(desk.getByText(/could not be loaded/)).toBeVisible();
  await expect(desk.getByRole('dialog')).toHaveCount(0);

  await desk.unroute(url);
  await desk.keyboard.press('a');
  await expect(desk.getByRole('img', { name: 'Proof of the payment' })).toBeVisible();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByLabel('I have checked where else this picture was used.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await (await adminClient(server, 'owner')).act('approvals', body.approval_id, 'reject', { note });
  await desk.context().close();
});
