import type { Browser, Page } from '@playwright/test';
import { type AdminClient, adminClient } from '../../server/test/harness/admin-client.js';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import type { TestServer } from '../../server/test/harness/server.js';
import { openBackOffice } from './harness/back-office.js';
import { announceDeposit } from './harness/cash.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, test } from './harness/test.js';

/** Opens the list of operators, whose rows load once `release` is called. */
async function openWithoutRows(browser: Browser, server: TestServer) {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Dashboard' });
  const release = await holdRequests(desk, '**/admin/api/operators?**');
  await desk.getByRole('menuitem', { name: 'Operators' }).click();
  await expect(desk).toHaveURL(/\/admin\/operators/);
  return { desk, release };
}

/** Freezes the page's clock, this much later, ms, so that a busy machine makes no difference. */
const standStill = (desk: Page, later = 0): Promise<void> =>
  desk.evaluate((by) => {
    const at = performance.now() + by;
    performance.now = () => at;
  }, later);

test('keys pressed before a list has loaded select and open a row once it has', async ({
  browser,
  server,
}) => {
  const { desk, release } = await openWithoutRows(browser, server);
  await standStill(desk);
  for (const key of ['j', 'j', 'Enter']) await desk.keyboard.press(key);
  release();
  await expect(desk).toHaveURL(/\/admin\/operators\/\d+/);
  await desk.context().close();
});

test('keys pressed before a list that loads too late are dropped', async ({ browser, server }) => {
  const { desk, release } = await openWithoutRows(browser, server);
  for (const key of ['j', 'Enter']) await desk.keyboard.press(key);
  await standStill(desk, 2_500);
  release();
  await expect(desk.locator('main tbody tr.RaDataTable-row').first()).toBeVisible();
  await expect(desk).toHaveURL(/\/admin\/operators(\?.*)?$/);
  await desk.context().close();
});

/** Holds the pictures of a page until the returned function is called. */
const withoutProof = (desk: Page) => holdRequests(desk, '**/admin/api/uploads/**');

/** Opens a deposit whose proof loads once `release` is called. */
async function openWithoutProof(browser: Browser, server: TestServer) {
  const { client } = await realCustomer(server);
  const { id } = await announceDeposit(client, 40);
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: /^Deposits/ });
  const release = await withoutProof(desk);
  await desk.goto(`/admin/deposits/${id}/show`);
  await expect(desk.getByRole('button', { name: 'Reject (r)' })).toBeVisible();
  return { desk, release };
}

test('a decision pressed before the proof has loaded is asked for once it has', async ({
  browser,
  server,
}) => {
  const { desk, release } = await openWithoutProof(browser, server);
  await standStill(desk);
  await desk.keyboard.press('a');
  await expect(desk.getByText('you are asked once it is shown')).toBeVisible();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(desk.getByRole('dialog').getByRole('button', { name: 'Credit it' })).toBeVisible();
  await desk.context().close();
});

test('a decision cancelled by Escape is not asked for', async ({ browser, server }) => {
  const { desk, release } = await openWithoutProof(browser, server);
  await standStill(desk);
  for (const key of ['a', 'Escape']) await desk.keyboard.press(key);
  release();
  await expect(desk.getByRole('img', { name: 'Proof of the payment' })).toBeVisible();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.context().close();
});

test('a press that first has to claim its row shows so until the dialog opens, and the claim is announced', async ({
  browser,
  server,
}) => {
  const { client } = await realCustomer(server);
  const { id } = await announceDeposit(client, 45, '#126a80');
  const desk = await openBackOffice(browser, server, { role: 'operator', entry: /^Deposits/ });
  const claim = await holdRequests(desk, `**/admin/api/deposits/${id}/claim`);
  await desk.goto(`/admin/deposits/${id}/show`);
  await expect(desk.getByRole('img', { name: 'Proof of the payment' })).toBeVisible();
  await desk.getByRole('button', { name: 'Approve (a)' }).click();
  await expect(desk.getByRole('progressbar', { name: 'Claiming' })).toBeVisible();
  claim();
  await expect(desk.getByRole('dialog').getByRole('button', { name: 'Credit it' })).toBeEnabled();
  await expect(desk.getByRole('progressbar', { name: 'Claiming' })).toHaveCount(0);
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('status').filter({ hasText: /^Claimed by you$/ })).toHaveCount(1);
  await desk.keyboard.press('u');
  await expect(desk.getByRole('status').filter({ hasText: /^Claimed by you$/ })).toHaveCount(0);
  await desk.context().close();
});

test('a decision that has to claim its row again is shown as running and sent once', async ({
  browser,
  server,
}) => {
  const { client } = await realCustomer(server);
  const { id } = await announceDeposit(client, 40, '#12805c');
  const desk = await openBackOffice(browser, server, { role: 'operator', entry: /^Deposits/ });
  await desk.goto(`/admin/deposits/${id}/show`);
  await expect(desk.getByRole('img', { name: 'Proof of the payment' })).toBeVisible();
  await desk.keyboard.press('a');
  const credit = desk.getByRole('dialog').getByRole('button', { name: 'Credit it' });
  await expect(credit).toBeEnabled();
  await (await adminClient(server, 'owner')).act('claims', `deposits-${id}`, 'release');
  await expect(desk.getByText('Claim (c)')).toBeVisible();

  const claim = await holdRequests(desk, `**/admin/api/deposits/${id}/claim`);
  const sent: string[] = [];
  desk.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await credit.click();
  await expect(credit).toBeDisabled();
  await desk.keyboard.press('Control+Enter');
  claim();
  await expect(desk.getByText(/^Credited: /)).toBeVisible();
  expect(sent.filter((path) => path.endsWith(`/deposits/${id}/approve`))).toHaveLength(1);
  await desk.context().close();
});

/** Requests the credit of a large deposit, whose proof has this colour. Returns the request's number. */
async function requestCredit(server: TestServer, operator: AdminClient, colour: string): Promise<number> {
  const { client } = await realCustomer(server);
  const { id } = await announceDeposit(client, 1_700, colour);
  await operator.act('deposits', id, 'claim');
  const note = 'The payment was checked.';
  const { body } = await operator.call<{ approval_id: number }>('POST', `deposits/${id}/approve`, { note });
  return body.approval_id;
}

test('a second person cannot decide before the proof has loaded', async ({ browser, server, operator }) => {
  const id = await requestCredit(server, operator, '#77311a');
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: /^To approve/ });
  const release = await withoutProof(desk);
  await desk.goto(`/admin/approvals/${id}/show`);
  const reject = desk.getByRole('button', { name: 'Reject (r)' });
  await expect(reject).toBeDisabled();
  await desk.keyboard.press('r');
  await expect(desk.getByText('you are asked once it is shown')).toBeVisible();
  await desk.keyboard.press('Escape');
  release();
  await expect(reject).toBeEnabled();
  await reject.click();
  await desk.getByRole('dialog').getByRole('textbox').fill('No such payment arrived.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.context().close();
});

for (const { late, url, colour } of [
  { late: 'the proof', url: '**/admin/api/uploads/**', colour: '#1a7731' },
  { late: 'the request', url: /\/admin\/api\/approvals\/\d+$/, colour: '#311a77' },
]) {
  test(`a rejection and its reason typed before ${late} has loaded never ask for an approval`, async ({
    browser,
    server,
    operator,
  }) => {
    const id = await requestCredit(server, operator, colour);
    const desk = await openBackOffice(browser, server, { role: 'owner', entry: /^To approve/ });
    const release = await holdRequests(desk, url);
    const asked = desk.waitForRequest(url);
    await desk.goto(`/admin/approvals/${id}/show`);
    await asked;
    if (late === 'the proof') await expect(desk.getByRole('button', { name: 'Reject (r)' })).toBeVisible();
    await standStill(desk);
    await desk.keyboard.press('r');
    await desk.keyboard.type('Not what was');
    release();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Reject' })).toBeVisible();
    await desk.keyboard.type(' agreed on');
    await expect(dialog.getByRole('textbox')).toHaveValue(/ agreed on$/);
    await desk.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    expect(await operator.one('approvals', id)).toMatchObject({ state: 'rejected' });
    await desk.context().close();
  });
}

test('a rejection and its reason typed before a deposit has loaded go on in the field of the reason', async ({
  browser,
  server,
  operator,
}) => {
  const { client } = await realCustomer(server);
  const { id } = await announceDeposit(client, 46, '#80126a');
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: /^Deposits/ });
  const url = new RegExp(`/admin/api/deposits/${id}$`);
  const release = await holdRequests(desk, url);
  const asked = desk.waitForRequest(url);
  await desk.goto(`/admin/deposits/${id}/show`);
  await asked;
  await standStill(desk);
  await desk.keyboard.press('r');
  await desk.keyboard.type('No such payment a');
  release();
  const reason = desk.getByLabel('To the customer');
  await expect(reason).toBeFocused();
  await desk.keyboard.type('rrived');
  await expect(reason).toHaveValue('rrived');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  expect(await operator.one('deposits', id)).toMatchObject({ status: 'open' });
  await desk.context().close();
});

test('a note begun before the customer has loaded goes on in its field', async ({
  browser,
  server,
  operator,
}) => {
  const { user } = await realCustomer(server);
  const desk = await openBackOffice(browser, server, { role: 'operator', entry: /^Customers/ });
  const url = `**/admin/api/customers/${user.id}/summary`;
  const release = await holdRequests(desk, url);
  const asked = desk.waitForRequest(url);
  await desk.getByRole('row', { name: new RegExp(user.uid) }).click();
  await asked;
  await standStill(desk);
  await desk.keyboard.press('n');
  await desk.keyboard.type('He called: his ');
  // After a pause a letter counts as a shortcut again.
  await standStill(desk, 2_000);
  await desk.keyboard.type('bank is slow.');
  release();
  const note = desk.getByLabel('New note');
  await expect(note).toBeFocused();
  await desk.keyboard.type('Blocked until Friday, he says');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByRole('article')).toContainText('Blocked until Friday, he says');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  expect((await operator.one('customers', user.id)).blocked).toEqual({});
  await desk.context().close();
});

test('a command on a customer who has not loaded yet is cancelled by Escape', async ({ browser, server }) => {
  const { user } = await realCustomer(server);
  const desk = await openBackOffice(browser, server, { role: 'operator', entry: /^Customers/ });
  const url = `**/admin/api/customers/${user.id}/summary`;
  const release = await holdRequests(desk, url);
  const asked = desk.waitForRequest(url);
  await desk.goto(`/admin/customers/${user.id}/show`);
  await asked;
  await standStill(desk);
  for (const key of ['b', 'Escape', 'n']) await desk.keyboard.press(key);
  release();
  await expect(desk.getByLabel('New note')).toBeFocused();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.context().close();
});

test('a review shows its skeleton until it is loaded', async ({ browser, server }) => {
  const { client, user } = await realCustomer(server);
  const deposit = await announceDeposit(client, 433, '#2f3f95');
  const asking = await adminClient(server, 'operator', 0);
  const sum = { customer_id: user.id, accountTypeId: 1, amount: '6', reason: 'A slow correction' };
  const asked = await asking.call<{ approval_id: number }>('POST', 'adjustments', sum);
  expect(asked.status).toBe(202);
  const desk = await openBackOffice(browser, server, { entry: /^Deposits/ });
  for (const record of [`deposits/${deposit.id}`, `approvals/${asked.body.approval_id}`]) {
    const release = await holdRequests(desk, `**/admin/api/${record}`);
    await desk.goto(`/admin/${record}/show`);
    const skeleton = desk.getByRole('status', { name: 'Loading' });
    await expect(skeleton).toBeVisible();
    await expect(desk.getByRole('heading', { level: 1 })).not.toBeEmpty();
    release();
    await expect(desk.getByRole('button', { name: 'Approve (a)' })).toBeVisible();
    await expect(skeleton).toHaveCount(0);
  }
  await desk.context().close();
});
