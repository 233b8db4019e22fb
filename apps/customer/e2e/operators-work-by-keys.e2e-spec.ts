import type { Browser, Locator, Page } from '@playwright/test';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { testImage, upload } from '../../server/test/harness/pictures.js';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import type { TestServer } from '../../server/test/harness/server.js';
import { openBackOffice } from './harness/back-office.js';
import { announceDeposit } from './harness/cash.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, test } from './harness/test.js';

/** An operator without a pointer: from here on only keys work. */
async function deskWithoutPointer(browser: Browser, server: TestServer, entry: RegExp): Promise<Page> {
  const desk = await openBackOffice(browser, server, { role: 'owner', nth: 0, entry });
  await desk.mouse.move(0, 0);
  return desk;
}

/** A correction for each of two customers, requested by another operator: both need a second person. */
async function twoRequests(server: TestServer): Promise<number[]> {
  const asking = await adminClient(server, 'operator', 1);
  const made: number[] = [];
  for (const reason of ['The first of two corrections', 'The second of two corrections']) {
    const { user } = await realCustomer(server);
    const sum = { customer_id: user.id, accountTypeId: 1, amount: '5', reason };
    const asked = await asking.call<{ approval_id: number }>('POST', 'adjustments', sum);
    expect(asked.status).toBe(202);
    made.push(asked.body.approval_id);
  }
  return made;
}

const press = async (desk: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await desk.keyboard.press(key);
};

/** Moves down to a row, past requests that other tests left above it. */
const goDownTo = async (desk: Page, row: Locator): Promise<void> => {
  await expect(row).toBeVisible();
  const at = await row.evaluate((each) => [...(each.parentElement?.children ?? [])].indexOf(each));
  await press(desk, ...Array.from({ length: at + 1 }, () => 'j'));
  await expect(row).toBeFocused();
};

/** Waits until the page knows the queue of the record it shows, so that keys move through it. */
const queueIsKnown = async (desk: Page): Promise<void> => {
  await expect(desk.getByText(/^(?:\d+ of )?[1-9]\d* waiting$/)).toBeVisible();
};

test('the list of shortcuts opens by a key, and requests are approved and rejected without a pointer', async ({
  browser,
  server,
}) => {
  const [first = 0, second = 0] = await twoRequests(server);
  const desk = await deskWithoutPointer(browser, server, /^To approve/);
  const dialog = desk.getByRole('dialog');
  await expect(desk.getByRole('row', { name: /The second of two corrections/ })).toBeVisible();
  await press(desk, '?');
  await expect(dialog.getByRole('term').getByText('a', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Approve', { exact: true })).toBeVisible();
  await press(desk, 'Escape');
  await expect(dialog).toHaveCount(0);

  // The older one is above the other: it is opened, left for the next, and opened again.
  await goDownTo(desk, desk.getByRole('row', { name: /The first of two corrections/ }));
  await press(desk, 'Enter');
  await expect(desk).toHaveURL(new RegExp(`/approvals/${first}/show$`));
  await expect(desk.getByText('The first of two corrections')).toBeVisible();
  await queueIsKnown(desk);
  await press(desk, 'j');
  await expect(desk.getByText('The second of two corrections')).toBeVisible();
  await press(desk, 'k');
  await expect(desk.getByText('The first of two corrections')).toBeVisible();

  await expect(desk.getByRole('button', { name: 'Approve (a)' })).toBeEnabled();
  await press(desk, 'a');
  await expect(dialog.getByRole('button', { name: 'Approve' })).toBeFocused();
  await expect(dialog.getByRole('definition').filter({ hasText: /^\+5\.00 USD$/ })).toHaveCount(1);
  await expect(dialog.getByText('0.00 USD → 5.00 USD')).toBeVisible();
  await expect(dialog.getByText('The first of two corrections')).toBeVisible();
  await press(desk, 'Enter');
  await expect(dialog).toHaveCount(0);
  // The next request opens by itself, and the confirmation links back to the decided one.
  await expect(desk).toHaveURL(new RegExp(`/approvals/${second}/show$`));
  await expect(desk.getByText('The second of two corrections')).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Open the result' })).toBeVisible();
  await press(desk, 'r');
  // Once the evidence has loaded: typed earlier, letters go nowhere.
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await desk.keyboard.type('Not what was agreed on');
  await expect(dialog.getByText('Ctrl or ⌘ + Enter')).toBeVisible();
  await press(desk, 'Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(desk).not.toHaveURL(new RegExp(`/approvals/${second}/show$`));
  await desk.context().close();

  const reader = await adminClient(server, 'owner', 0);
  expect(await reader.one('approvals', first)).toMatchObject({ state: 'approved' });
  expect(await reader.one('approvals', second)).toMatchObject({ state: 'rejected' });
});

test('a deposit is claimed, released and skipped by keys', async ({ browser, server, operator }) => {
  const { client, user } = await realCustomer(server);
  const first = await announceDeposit(client, 40);
  const second = await announceDeposit(client, 50);
  const desk = await deskWithoutPointer(browser, server, /^Deposits/);
  const rows = desk.getByRole('row', { name: new RegExp(user.uid) });
  await expect(rows).toHaveCount(2);
  await goDownTo(desk, rows.first());
  await press(desk, 'Enter');
  await expect(desk).toHaveURL(new RegExp(`/deposits/${first.id}/show$`));
  await expect(desk.getByRole('button', { name: 'Claim (c)' })).toBeVisible();
  await press(desk, 'c');
  await expect(desk.getByRole('button', { name: 'Release (u)' })).toBeVisible();
  expect(await operator.one('deposits', first.id)).toMatchObject({ claimed_by: expect.any(Number) });
  await press(desk, 'u');
  await expect(desk.getByRole('button', { name: 'Claim (c)' })).toBeVisible();
  await queueIsKnown(desk);
  await press(desk, 'j');
  await expect(desk).toHaveURL(new RegExp(`/deposits/${second.id}/show$`));
  await press(desk, 'k');
  await expect(desk).toHaveURL(new RegExp(`/deposits/${first.id}/show$`));
  await desk.context().close();
});

test('a queue is searched by keys, and a search without waiting rows is told from one without any match', async ({
  browser,
  server,
  operator,
}) => {
  const { client, user, email } = await realCustomer(server);
  const { id } = await announceDeposit(client, 60);
  const desk = await deskWithoutPointer(browser, server, /^Deposits/);
  const rows = desk.getByRole('row', { name: new RegExp(user.uid) });
  const field = desk.getByPlaceholder('Name, e-mail or UID …');
  await expect(rows).toHaveCount(1);
  await press(desk, 'f');
  await expect(field).toBeFocused();
  // Enter leaves the field at once and selects the first result: keys control the list again.
  await desk.keyboard.type(user.uid);
  await press(desk, 'Enter');
  await expect(rows).toBeFocused();
  await press(desk, 'j', 'Enter');
  await expect(desk).toHaveURL(new RegExp(`/deposits/${id}/show$`));
  await desk.goBack();
  await expect(field).toHaveValue(user.uid);
  await field.focus();
  await press(desk, 'Escape');
  await expect(field).not.toBeFocused();
  await press(desk, 'j');
  await expect(field).toHaveValue(user.uid);
  await expect(rows).toBeFocused();

  await operator.act('deposits', id, 'claim');
  await operator.act('deposits', id, 'approve', { note: '' });
  await desk.getByRole('menuitem', { name: /^Deposits/ }).click();
  // The field keeps nothing from the last time.
  await expect(field).toHaveValue('');
  await field.fill(email);
  await expect(desk.getByText(`Nothing waiting here matches “${email}”.`)).toBeVisible();
  await desk.getByRole('button', { name: `Search all for “${email}”` }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('60.00 USD');
  await field.fill('nobody of that name');
  await expect(desk.getByText('Nothing matches “nobody of that name”.')).toBeVisible();
  await desk.context().close();
});

test('keys wait for the rows of a search, and are dropped once the search changes', async ({
  browser,
  server,
}) => {
  const [one, other] = [await realCustomer(server), await realCustomer(server)];
  await announceDeposit(one.client, 60);
  const { id } = await announceDeposit(other.client, 60);
  const desk = await deskWithoutPointer(browser, server, /^Deposits/);
  const rowOf = ({ user }: typeof one) => desk.getByRole('row', { name: new RegExp(user.uid) });
  const field = desk.getByPlaceholder('Name, e-mail or UID …');
  await expect(rowOf(one)).toHaveCount(1);
  const isOfOther = ({ href }: URL) => href.includes('/admin/api/deposits?') && href.includes(other.user.uid);
  const answer = await holdRequests(desk, isOfOther);
  await press(desk, 'f');
  await desk.keyboard.type(other.user.uid);
  await press(desk, 'Enter', 'f');
  await field.fill(one.user.uid);
  await expect(desk.getByRole('row')).toHaveCount(2);
  await field.blur();
  await press(desk, 'j');
  await expect(rowOf(one)).toBeFocused();

  await press(desk, 'f');
  await field.fill(other.user.uid);
  await press(desk, 'Escape', 'j', 'Enter');
  answer();
  await expect(desk).toHaveURL(new RegExp(`/deposits/${id}/show$`));
  await desk.context().close();
});

test('a list of reasons closed by Escape takes no further key', async ({ browser, server }) => {
  const { client } = await realCustomer(server);
  const picture = async (): Promise<string> =>
    (await upload(client, await testImage().jpeg().toBuffer())).data.url;
  await client.take('/api/user/auth_junior_submit', {
    ...{ name: 'Ann Blurred', mobile: '+1 202 555 0123' },
    ...{ front_pic: await picture(), reverse_pic: await picture() },
  });
  const desk = await deskWithoutPointer(browser, server, /^Verifications/);
  await desk.getByRole('row', { name: /Ann Blurred/ }).click();
  await expect(desk.getByRole('button', { name: 'Claim (c)' })).toBeVisible();
  await press(desk, '1');
  await expect(desk.getByRole('listbox')).toBeVisible();
  await press(desk, 'Escape', 'r');
  await expect(desk.getByLabel('To the customer')).toBeFocused();
  await desk.keyboard.type('Blurred');
  await expect(desk.getByLabel('To the customer')).toHaveValue('Blurred');
  await press(desk, 'Control+Enter');
  // A customer without a verified name is called by the stated one.
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByText('Reject the junior verification of Ann Blurred?')).toBeVisible();
  await press(desk, 'Enter');
  await expect(dialog).toHaveCount(0);
  await desk.context().close();
});

test('a deposit that needs two people requires its note visibly, and the shortcut is not typed into it', async ({
  browser,
  server,
}) => {
  const { client, user } = await realCustomer(server);
  const { id } = await announceDeposit(client, 1_500, '#6b2f8a');
  const desk = await deskWithoutPointer(browser, server, /^Deposits/);
  await goDownTo(desk, desk.getByRole('row', { name: new RegExp(user.uid) }));
  await press(desk, 'Enter');
  await expect(desk).toHaveURL(new RegExp(`/deposits/${id}/show$`));
  await expect(desk.getByRole('button', { name: 'Ask for approval (a)' })).toBeEnabled();
  await press(desk, 'a');
  const note = desk.getByLabel('Note to the second person');
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('');
  const said = desk.getByText('Then Ctrl or ⌘ + Enter sends the request; Esc leaves the field.');
  await expect(said).toBeVisible();
  const bar = desk.locator('[data-bottom-bar]').last();
  await expect(async () => {
    const [text, edge] = [await said.boundingBox(), await bar.boundingBox()];
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  }).toPass();
  await desk.keyboard.type('Seen on the account');
  await press(desk, 'Control+Enter');
  await expect(desk.getByRole('dialog').getByRole('button', { name: 'Ask for approval' })).toBeFocused();
  await press(desk, 'Escape');
  await desk.context().close();
});

test('two keys open a page, and the Tab key skips hidden elements', async ({ browser, server }) => {
  const { client } = await realCustomer(server);
  await announceDeposit(client, 70);
  const desk = await deskWithoutPointer(browser, server, /^Customers/);
  await expect(desk).toHaveURL(/\/customers/);
  await press(desk, 'g', 'd');
  await expect(desk).toHaveURL(/\/deposits/);
  await expect(desk.locator('main tbody tr.RaDataTable-row').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Export' }).focus();
  await press(desk, 'Tab');
  await expect(desk.getByRole('button', { name: 'Unselect' })).toHaveCount(0);
  await expect(desk.locator(':focus')).toBeInViewport();
  await press(desk, 'g', 'h');
  await expect(desk).toHaveURL(/\/admin\/?$/);
  await desk.context().close();
});
