import type { Browser, Page } from '@playwright/test';
import type { ChargeRecord } from '@truemark/contracts';
import { type AdminClient, adminClient, type Role } from '../../server/test/harness/admin-client.js';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import type { TestServer } from '../../server/test/harness/server.js';
import { openBackOffice } from './harness/back-office.js';
import { announceDeposit } from './harness/cash.js';
import { expect, test } from './harness/test.js';

const NOTE = { note: 'The payment was checked.' };

/** Asks for a second person, and returns the id of the request. */
async function ask(by: AdminClient, path: string, body: object): Promise<number> {
  const asked = await by.call<{ approval_id: number }>('POST', path, body);
  expect(asked.status).toBe(202);
  return asked.body.approval_id;
}

/** The same for a deposit, whose claim is released again. */
async function askAbout(by: AdminClient, id: number, action: string, body: object): Promise<number> {
  await by.act('deposits', id, 'claim');
  try {
    return await ask(by, `deposits/${id}/${action}`, body);
  } finally {
    await by.act('claims', `deposits-${id}`, 'release');
  }
}

interface Unread {
  readonly role: Role;
  /** Menu entry to open first. */
  readonly entry: RegExp;
  /** The page with the decision. */
  readonly path: string;
  /** Address of the evidence. */
  readonly url: RegExp;
}

/**
 * Opens a decision while its evidence cannot be read: the key reads it again, says so if it still cannot be read, and
 * asks once it can. `confirm` looks at what is asked.
 */
async function askedOnceRead(
  browser: Browser,
  server: TestServer,
  { role, entry, path, url }: Unread,
  confirm: (desk: Page) => Promise<void>,
): Promise<void> {
  const desk = await openBackOffice(browser, server, { role, entry });
  await desk.route(url, (route) => route.abort());
  await desk.goto(path);
  const note = desk.locator('#main-content').getByText(/could not be (loaded|opened)/);
  await expect(note).toBeVisible();
  await expect(desk.getByRole('button', { name: /\(a\)$/ })).toBeEnabled();
  const again = desk.waitForRequest(url, { timeout: 10_000 });
  await desk.keyboard.press('a');
  await again;
  await expect(desk.getByText(/so nothing was asked/)).toBeVisible();
  await expect(note).toBeVisible();
  await expect(desk.getByRole('dialog')).toHaveCount(0);

  await desk.unroute(url);
  // A letter soon after the former one would count as text that is typed on.
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('a');
  await confirm(desk);
  await desk.context().close();
}

/** The same for a second person's approval of a request, which is rejected in the end. */
async function refusesUnread(
  browser: Browser,
  server: TestServer,
  id: number,
  url: RegExp,
  confirm: (desk: Page) => Promise<void>,
): Promise<void> {
  const unread: Unread = { role: 'owner', entry: /^To approve/, path: `/admin/approvals/${id}/show`, url };
  try {
    await askedOnceRead(browser, server, unread, confirm);
  } finally {
    await (await adminClient(server, 'owner')).act('approvals', id, 'reject', NOTE);
  }
}

test('a second person approves nothing while the evidence to confirm cannot be read', async ({
  browser,
  server,
  operator,
}) => {
  const { client } = await realCustomer(server);
  await announceDeposit(client, 41, '#5b1277');
  const { id } = await announceDeposit(client, 1_700, '#5b1277');
  const asked = await askAbout(operator, id, 'approve', NOTE);
  const url = new RegExp(`/admin/api/deposits/${id}$`);
  await refusesUnread(browser, server, asked, url, async (desk) => {
    await expect(desk.getByAltText('Proof of the payment')).toBeVisible();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByLabel('I have checked where else this picture was used.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled();
  });
});

test('a second person approves no bank details for a deposit that could not be read', async ({
  browser,
  server,
  operator,
}) => {
  const owner = await adminClient(server, 'owner');
  await owner.change('settings', 'edit_recharge_bank_info', { value: '1' });
  try {
    const { client } = await realCustomer(server);
    const [usd] = await client.read<{ id: number }[]>('/api/quickCharge/symbols');
    const wish = { number: 2_000, symbol_id: usd?.id };
    const { id } = await client.take<ChargeRecord>('/api/quickCharge/wire_submit_edit', wish);
    const bank = { bank_name: 'A bank of mine', name: 'Priya Nair', account: '0002' };
    const asked = await askAbout(operator, id, 'assign', bank);
    const url = new RegExp(`/admin/api/deposits/${id}$`);
    await refusesUnread(browser, server, asked, url, async (desk) => {
      await expect(desk.getByRole('dialog')).toContainText('A bank of mine');
    });
  } finally {
    await owner.change('settings', 'edit_recharge_bank_info', { value: '0' });
  }
});

test('a second person approves no correction of a customer while his overview cannot be read', async ({
  browser,
  server,
}) => {
  const { user } = await realCustomer(server);
  const sum = { customer_id: user.id, accountTypeId: 1, amount: '250000', reason: 'A start' };
  const asked = await ask(await adminClient(server, 'operator', 1), 'adjustments', sum);
  const url = new RegExp(`/admin/api/customers/${user.id}/summary$`);
  await refusesUnread(browser, server, asked, url, async (desk) => {
    await expect(desk.getByRole('dialog')).toContainText('more than the customer has ever paid in');
  });
});

test('a second person approves no deposit whose proof could not be opened', async ({
  browser,
  server,
  operator,
}) => {
  const { client } = await realCustomer(server);
  const { id } = await announceDeposit(client, 1_800, '#12775b');
  const asked = await askAbout(operator, id, 'approve', NOTE);
  await refusesUnread(browser, server, asked, /\/admin\/api\/uploads\/[\w-]+$/, async (desk) => {
    await expect(desk.getByAltText('Proof of the payment')).toBeVisible();
    await expect(desk.getByRole('dialog').getByRole('button', { name: 'Approve' })).toBeEnabled();
  });
});

test('an operator credits no deposit alone whose proof could not be opened', async ({
  browser,
  server,
  operator,
}) => {
  const { client } = await realCustomer(server);
  const { id } = await announceDeposit(client, 43, '#77125b');
  const unread: Unread = {
    role: 'operator',
    entry: /^Deposits/,
    path: `/admin/deposits/${id}/show`,
    url: /\/admin\/api\/uploads\/[\w-]+$/,
  };
  await askedOnceRead(browser, server, unread, async (desk) => {
    await expect(desk.getByAltText('Proof of the payment')).toBeVisible();
    await desk.getByRole('dialog').getByRole('button', { name: 'Credit it' }).focus();
    await desk.keyboard.press('Enter');
    await expect.poll(() => operator.one('deposits', id)).toMatchObject({ status: 'approved' });
  });
});

test('a payment whose proof cannot be opened is rejected all the same', async ({
  browser,
  server,
  operator,
}) => {
  const { client } = await realCustomer(server);
  const { id } = await announceDeposit(client, 1_900, '#5b7712');
  const asked = await askAbout(operator, id, 'approve', NOTE);
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: /^To approve/ });
  await desk.route(/\/admin\/api\/uploads\/[\w-]+$/, (route) => route.abort());
  await desk.goto(`/admin/approvals/${asked}/show`);
  await expect(desk.getByText('could not be opened')).toBeVisible();
  await desk.keyboard.press('r');
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The proof cannot be opened.');
  await desk.keyboard.press('Control+Enter');
  await expect.poll(() => operator.one('approvals', asked)).toMatchObject({ state: 'rejected' });

  await desk.goto(`/admin/deposits/${id}/show`);
  await expect(desk.getByText('could not be opened')).toBeVisible();
  await desk.keyboard.press('r');
  await expect(desk.getByLabel('To the customer')).toBeFocused();
  await desk.context().close();
});
