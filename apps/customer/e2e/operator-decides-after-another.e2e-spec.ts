import type { Browser, Page } from '@playwright/test';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import type { TestServer } from '../../server/test/harness/server.js';
import { openBackOffice } from './harness/back-office.js';
import { announceDeposit } from './harness/cash.js';
import { expect, test } from './harness/test.js';

/** Requests of a page, by the end of their path. */
function asked(desk: Page): string[] {
  const calls: string[] = [];
  desk.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname.replace('/admin/api/', ''));
  });
  return calls;
}

/** Creates two pending deposits and opens one of them as an operator. */
async function openDeposit(browser: Browser, server: TestServer) {
  const { client } = await realCustomer(server);
  const [first, second] = [
    await announceDeposit(client, 41, '#0b6e4f'),
    await announceDeposit(client, 42, '#6e2b0b'),
  ];
  const desk = await openBackOffice(browser, server, { entry: /^Deposits/ });
  await desk.goto(`/admin/deposits/${first.id}/show`);
  await expect(desk.getByRole('button', { name: 'Approve (a)' })).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Proof of the payment' })).toBeVisible();
  return { desk, id: first.id, other: second.id };
}

test('a reason typed while another operator claims the row stays, and its letters are no shortcuts', async ({
  browser,
  server,
  operator,
}) => {
  const { desk, id, other } = await openDeposit(browser, server);
  await operator.act('deposits', id, 'claim');
  const calls = asked(desk);
  await desk.keyboard.press('r');
  await desk.keyboard.type('I ask back and look at it again', { delay: 30 });
  await expect(desk.getByText(/has claimed this/)).toBeVisible();
  const words = desk.getByLabel('To the customer');
  await expect(words).toHaveValue(/^I/);
  await expect(words).not.toBeEditable();
  await expect(desk).toHaveURL(new RegExp(`/deposits/${id}/show$`));
  expect(calls).toEqual([`deposits/${id}/claim`]);
  await operator.act('deposits', id, 'reject', { reason: 'It did not come' });
  // The field disappears with its page during typing.
  await words.press('x');
  await desk.evaluate(() =>
    (document.activeElement as HTMLElement).closest('.MuiFormControl-root')?.remove(),
  );
  await desk.keyboard.type('k a k');
  await expect(desk).toHaveURL(new RegExp(`/deposits/${id}/show$`));
  expect(await operator.one('deposits', other)).toMatchObject({ status: 'open', claimed_by: null });
  await desk.context().close();
});

test('letters typed after their field was removed are no shortcuts until another key is pressed', async ({
  browser,
  server,
}) => {
  const { desk, id } = await openDeposit(browser, server);
  const calls = asked(desk);
  await desk.keyboard.press('r');
  await desk.keyboard.type('no');
  await desk.evaluate(() =>
    (document.activeElement as HTMLElement).closest('.MuiFormControl-root')?.remove(),
  );
  await desk.keyboard.type('a k a', { delay: 20 });
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect(desk).toHaveURL(new RegExp(`/deposits/${id}/show$`));
  expect(calls.filter((path) => !path.endsWith('/claim'))).toEqual([]);
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('a');
  await expect(desk.getByRole('dialog')).toBeVisible();
  await desk.context().close();
});

test('after Back letters are shortcuts again, even after a field was removed', async ({
  browser,
  server,
}) => {
  const { desk, id } = await openDeposit(browser, server);
  await desk.keyboard.press('r');
  await desk.keyboard.type('no');
  await desk.evaluate(() =>
    (document.activeElement as HTMLElement).closest('.MuiFormControl-root')?.remove(),
  );
  await desk.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
  await desk.keyboard.press('a');
  await expect(desk.getByRole('dialog')).toBeVisible();
  await expect(desk).toHaveURL(new RegExp(`/deposits/${id}/show$`));
  await desk.context().close();
});

test('a row decided by another operator asks for no confirmation and keeps no claim', async ({
  browser,
  server,
  operator,
}) => {
  const { desk, id } = await openDeposit(browser, server);
  await operator.act('deposits', id, 'claim');
  await operator.act('deposits', id, 'reject', { reason: 'It did not come' });
  await desk.keyboard.press('a');
  await expect(
    desk.getByText('Someone else has decided this in the meantime. Nothing was done.'),
  ).toBeVisible();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => operator.one('deposits', id)).toMatchObject({ claimed_by: null });
  await desk.context().close();
});

test('a running action cannot be cancelled, and its end does not navigate', async ({ browser, server }) => {
  const { desk, id, other } = await openDeposit(browser, server);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isDone = false;
  await desk.route(`**/deposits/${id}/reject`, async (route) => {
    const answer = await route.fetch();
    isDone = true;
    await released;
    await route.fulfill({ response: answer });
  });
  await desk.keyboard.press('r');
  await desk.keyboard.type('It did not come');
  await desk.keyboard.press('Control+Enter');
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject it' }).click();
  await expect.poll(() => isDone).toBe(true);
  await desk.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Keep as it is' })).toBeDisabled();
  await desk.evaluate((to) => {
    history.pushState(history.state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, `/admin/deposits/${other}/show`);
  await expect(desk.getByRole('heading', { name: `Deposit ${other}` })).toBeVisible();
  await desk.getByLabel('To the customer').click();
  await desk.keyboard.type('It names');
  release();
  await expect(desk.getByText(/^Rejected/)).toBeVisible();
  await desk.keyboard.type(' another');
  await expect(desk.getByLabel('To the customer')).toHaveValue('It names another');
  await expect(desk).toHaveURL(new RegExp(`/deposits/${other}/show$`));
  await desk.context().close();
});

test('a double press does not release what its first press claimed', async ({
  browser,
  server,
  operator,
}) => {
  const { desk, id } = await openDeposit(browser, server);
  const claim = desk.getByRole('button', { name: 'Claim (c)' });
  const box = await claim.boundingBox();
  if (!box) throw new Error('the button has no place');
  const calls = asked(desk);
  await claim.click();
  await expect(desk.getByRole('button', { name: 'Release (u)' })).toBeVisible();
  await desk.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => calls).toEqual([`deposits/${id}/claim`]);
  expect((await operator.one('deposits', id)).claimed_by).not.toBeNull();
  await desk.context().close();
});

test('a queue whose other rows are all claimed by another operator says that nothing else is waiting', async ({
  browser,
  server,
  operator,
}) => {
  const { client, user } = await realCustomer(server);
  const [{ id }, { id: other }] = [
    await announceDeposit(client, 43, '#0b3a6e'),
    await announceDeposit(client, 44, '#5a0b6e'),
  ];
  const waiting = await operator.list('deposits', { filter: { waits_for: 'operator' }, range: [0, 199] });
  const others = waiting.filter((row) => row.id !== id);
  expect(others.map((row) => row.id)).toContain(other);
  const owner = await adminClient(server, 'owner');
  for (const row of others) {
    // Another test may have left a claim of the operator at the desk.
    if (row.claimed_by !== null) await owner.act('claims', `deposits-${row.id}`, 'release');
    await operator.act('deposits', row.id, 'claim');
  }
  const desk = await openBackOffice(browser, server, { entry: /^Deposits/ });
  await desk.goto(`/admin/deposits/${id}/show`);
  await expect(desk.getByRole('img', { name: 'Proof of the payment' })).toBeVisible();
  await expect(desk.getByText(/^\d+ of [1-9]\d* waiting$/)).toBeVisible();
  await desk.keyboard.press('a');
  await desk.getByRole('dialog').getByRole('button', { name: 'Credit it' }).click();
  await expect(desk.getByText(/^Credited: .*Nothing else is waiting for you\.$/)).toBeVisible();
  // None of the claimed rows opens: the list shows who has them.
  await expect(desk).toHaveURL(/\/admin\/deposits$/);
  const { claimed_by_name: holder } = await operator.one('deposits', other);
  const row = desk.getByRole('row', { name: new RegExp(user.uid) }).filter({ hasText: '44.00 USD' });
  await expect(row).toContainText(String(holder));
  for (const each of others) await owner.act('claims', `deposits-${each.id}`, 'release');
  await desk.context().close();
});
