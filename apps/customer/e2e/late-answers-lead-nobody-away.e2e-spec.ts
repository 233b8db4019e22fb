import type { Page } from '@playwright/test';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import { openBackOffice } from './harness/back-office.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, test } from './harness/test.js';

/** Opens another page, past any open dialog. */
const goTo = (desk: Page, entry: string) =>
  desk.getByRole('menuitem', { name: entry, includeHidden: true }).dispatchEvent('click');

test('an approval whose answer comes after its page was left leads nobody away', async ({
  browser,
  server,
}) => {
  const { user } = await realCustomer(server);
  const maker = await adminClient(server, 'operator', 1);
  const sum = { customer_id: user.id, accountTypeId: 1, amount: '5', reason: 'Left before the answer' };
  const { body } = await maker.call<{ approval_id: number }>('POST', 'adjustments', sum);
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: /^To approve/ });
  await desk.goto(`/admin/approvals/${body.approval_id}/show`);
  const release = await holdRequests(desk, '**/approve');
  await desk.getByRole('button', { name: /^Approve/ }).click();
  const sent = desk.waitForRequest('**/approve');
  await expect(desk.getByRole('dialog').getByRole('button', { name: 'Approve' })).toBeFocused();
  await desk.keyboard.press('Enter');
  await sent;
  await goTo(desk, 'Settings');
  await expect(desk.getByLabel('Search settings')).toBeVisible();
  const answered = desk.waitForResponse('**/approve');
  release();
  await (await answered).finished();
  await expect(desk.getByText(/^Approved/).last()).toBeVisible();
  await expect(desk).toHaveURL(/\/settings/);
  await desk.context().close();
});
