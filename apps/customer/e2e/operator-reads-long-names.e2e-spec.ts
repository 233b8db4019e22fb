import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { type RealCustomer, realCustomer } from '../../server/test/harness/real-customer.js';
import type { TestServer } from '../../server/test/harness/server.js';
import { openBackOffice } from './harness/back-office.js';
import { announceDeposit } from './harness/cash.js';
import { expect, test } from './harness/test.js';

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 640 };
const DESK = { width: 1440, height: 900 };
const WIDE_WORD = 'W'.repeat(100);

/** A customer whom lists call by an e-mail address of 180 characters. */
async function customerWithALongName(server: TestServer): Promise<RealCustomer & { account: string }> {
  const account = `${randomBytes(8).toString('hex')}${'long'.repeat(12)}@${'domain'.repeat(10)}.${'domain'.repeat(7)}.example.com`;
  return { ...(await realCustomer(server, 'en', { account })), account };
}

const isInView = (part: Locator): Promise<void> => expect(part).toBeInViewport({ ratio: 0.99 });

/** Row of the list; others of this customer are not there. */
async function rowOf(desk: Page, address: string, text: string | RegExp): Promise<Locator> {
  await desk.goto(address);
  const row = desk.getByRole('row').filter({ hasText: text });
  await expect(row).toHaveCount(1);
  await row.scrollIntoViewIfNeeded();
  return row;
}

const isAsWideAsItsFrame = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element.scrollWidth <= element.clientWidth + 1);

test('beside a long name, the queues and corrections still show whose, how much and in which state', async ({
  browser,
  server,
}) => {
  const { client, user } = await customerWithALongName(server);
  await announceDeposit(client, 431, '#1f3f55');
  const asking = await adminClient(server, 'operator', 0);
  const sum = { customer_id: user.id, accountTypeId: 1, amount: '4.37', reason: 'A fee that was wrong' };
  expect((await asking.call('POST', 'adjustments', sum)).status).toBe(202);
  const desk = await openBackOffice(browser, server, { entry: /^Deposits/ });

  await desk.setViewportSize(PHONE);
  const deposit = await rowOf(desk, '/admin/deposits', user.uid);
  await isInView(deposit.getByText(user.uid));
  await isInView(deposit.getByText('Open', { exact: true }));
  const request = await rowOf(desk, '/admin/approvals', user.uid);
  await isInView(request.getByText(user.uid));
  await isInView(request.getByText(/4\.37/));

  await desk.setViewportSize(DESK);
  const correction = await rowOf(desk, '/admin/adjustments', user.uid);
  for (const text of [user.uid, /4\.37/, 'A fee that was wrong', 'Waiting'])
    await isInView(correction.getByText(text));
  await desk.context().close();
});

test('a customer’s title shows the UID and the block beside a long name', async ({ browser, server }) => {
  const { user } = await customerWithALongName(server);
  const owner = await adminClient(server, 'owner', 0);
  await owner.act('customers', user.id, 'block', { what: 'trading', reason: 'The bank asked us to wait' });
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Customers' });
  await desk.setViewportSize(DESK);
  await desk.goto(`/admin/customers/${user.id}/show`);
  const title = desk.getByRole('heading', { level: 1 });
  await isInView(title.getByText(user.uid));
  await isInView(title.getByText(/trading/i));
  await desk.context().close();
});

test('long names of operators and templates leave the other columns in view, and long texts wrap', async ({
  browser,
  server,
}) => {
  const owner = await adminClient(server, 'owner', 0);
  const email = `${randomBytes(8).toString('hex')}@truemark.example`;
  const person = { email, name: WIDE_WORD, role: 'support', is_active: true, reason: 'Helps out' };
  await owner.create('operators', person);
  const name = `${randomBytes(8).toString('hex')}${'W'.repeat(40)}`;
  const template = { queue: 'deposits', name, texts: { en: WIDE_WORD }, sort: 90, is_enabled: false };
  const { id } = await owner.create('reason-templates', template);
  const { client } = await realCustomer(server);
  const deposit = await announceDeposit(client, 432, '#5f3f15');

  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Dashboard' });
  await desk.setViewportSize(DESK);
  const operator = await rowOf(desk, '/admin/operators', email);
  for (const text of [email, 'Support', 'Invited']) await isInView(operator.getByText(text, { exact: true }));
  const listed = await rowOf(desk, '/admin/reason-templates', name);
  await isInView(listed.getByText('Deposits', { exact: true }));
  await isInView(listed.getByText('Off', { exact: true }));

  await desk.goto(`/admin/reason-templates/${id}`);
  const preview = desk.getByText(/^The customer reads: /);
  await expect(preview).toContainText(WIDE_WORD);
  expect(await isAsWideAsItsFrame(preview)).toBe(true);

  await desk.goto(`/admin/deposits/${deposit.id}/show`);
  await desk.getByLabel('To the customer').fill(WIDE_WORD);
  await desk.getByRole('button', { name: 'Reject (r)' }).click();
  const said = desk.getByRole('dialog').getByText(/^The customer reads: /);
  await expect(said).toContainText(WIDE_WORD);
  expect(await isAsWideAsItsFrame(said)).toBe(true);
  await desk.context().close();
});

test('the audit log names a customer and the number on one line, an ordinary address whole', async ({
  browser,
  server,
}) => {
  const { user, email } = await realCustomer(server);
  const owner = await adminClient(server, 'owner', 0);
  await owner.act('customers', user.id, 'block', { what: 'trading', reason: 'The bank asked us to wait' });
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Audit log' });
  await desk.setViewportSize(DESK);
  const filter = encodeURIComponent(
    JSON.stringify({ resource: 'customers', action: 'block', customer_id: user.id }),
  );
  const row = await rowOf(desk, `/admin/audit-log?filter=${filter}`, user.uid);
  const cell = row.getByRole('cell').filter({ hasText: user.uid });
  await isInView(cell.getByText(user.uid));
  const address = cell.getByText(email, { exact: true });
  expect(await isAsWideAsItsFrame(address)).toBe(true);
  const lines = await cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 10))).size;
  });
  expect(lines).toBe(1);
  await desk.context().close();
});

test('on the narrowest phone a Chinese button is not broken', async ({ browser, server }) => {
  const { user } = await realCustomer(server);
  const owner = await adminClient(server, 'owner', 0);
  await owner.act('customers', user.id, 'block', { what: 'trading', reason: 'The bank asked us to wait' });
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Dashboard' });
  await desk.setViewportSize(SMALL_PHONE);
  await desk.getByRole('button', { name: 'Profile' }).click();
  await desk.getByRole('menuitem', { name: '繁體中文' }).click();
  await expect(desk.locator('html')).toHaveAttribute('lang', 'zh-HK');
  await desk.goto(`/admin/customers/${user.id}/show`);
  await desk.getByRole('button', { name: /^解除封鎖/ }).click();
  const dialog = desk.getByRole('dialog');
  const lift = dialog.getByRole('button', { name: '解除封鎖', exact: true });
  await isInView(lift);
  await expect(dialog.getByText(/Ctrl/)).toBeHidden();
  const lines = await lift.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
  await desk.context().close();
});

test('a trader’s cards are as wide as the tabs above them', async ({ browser, server, operator }) => {
  const [trader] = await operator.list('traders', { range: [0, 0] });
  const desk = await openBackOffice(browser, server, { entry: /^Traders/ });
  await desk.goto(`/admin/traders/${trader?.id}/show`);
  const card = desk.locator('.RaTabbedShowLayout-content .MuiCard-root').first();
  await expect(card).toBeVisible();
  const left = async (part: Locator): Promise<number> => (await part.boundingBox())?.x ?? Number.NaN;
  expect(await left(card)).toBe(await left(desk.getByRole('tablist')));
  await desk.context().close();
});
