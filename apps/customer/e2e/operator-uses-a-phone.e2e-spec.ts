import type { Page } from '@playwright/test';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import { openBackOffice } from './harness/back-office.js';
import { announceDeposit } from './harness/cash.js';
import { expect, test } from './harness/test.js';

const PHONE = { width: 390, height: 844 };

const isAsWideAsTheWindow = (desk: Page): Promise<boolean> =>
  desk.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('on a phone a queue shows status and age, and the decision is below the proof', async ({
  browser,
  server,
}) => {
  const { client, user } = await realCustomer(server);
  const { id } = await announceDeposit(client, 400, '#2f6fb5');
  const desk = await openBackOffice(browser, server, { entry: /^Deposits/ });
  await desk.setViewportSize(PHONE);
  await desk.reload();
  const row = desk.getByRole('row').filter({ hasText: user.uid });
  // Older deposits of other tests come before it.
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByText('Open', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(row.getByText(/\d+ (min|h)/)).toBeInViewport({ ratio: 1 });
  expect(await isAsWideAsTheWindow(desk)).toBe(true);

  await desk.goto(`/admin/deposits/${id}/show`);
  const proof = desk.getByRole('img', { name: 'Proof of the payment' });
  const approve = desk.getByRole('button', { name: 'Approve (a)' });
  await expect(proof).toBeAttached();
  await expect(approve).not.toBeInViewport();
  const top = async (piece: typeof proof): Promise<number> => (await piece.boundingBox())?.y ?? 0;
  expect(await top(approve)).toBeGreaterThan(await top(proof));
  await desk.getByRole('button', { name: 'To the decision' }).click();
  await expect(approve).toBeInViewport({ ratio: 1 });
  expect(await isAsWideAsTheWindow(desk)).toBe(true);
  await desk.context().close();
});

test('on a phone a notice does not cover the header and lets presses through', async ({
  browser,
  server,
}) => {
  const { user } = await realCustomer(server);
  const desk = await openBackOffice(browser, server, { entry: 'Customers' });
  await desk.setViewportSize(PHONE);
  await desk.goto(`/admin/customers/${user.id}/show`);
  await desk.getByLabel('New note').fill('Called back');
  await desk.getByRole('button', { name: 'Save note' }).click();
  const notice = desk.locator('.MuiSnackbarContent-root');
  await expect(notice).toBeVisible();
  const head = await desk.locator('.RaAppBar-toolbar').boundingBox();
  const at = await notice.boundingBox();
  if (!head || !at) throw new Error('it has no place');
  expect(at.y).toBeGreaterThanOrEqual(head.y + head.height);
  expect(at.y + at.height).toBeLessThanOrEqual(PHONE.height);
  // Elements below the message can be pressed through it.
  const isFree = await desk.evaluate(
    ([x, y]) => !document.elementFromPoint(x, y)?.closest('.MuiSnackbar-root'),
    [at.x + 20, at.y + at.height / 2] as const,
  );
  expect(isFree).toBe(true);
  await desk.context().close();
});

test('on a phone a notice stays above the buttons of the next page and can be closed', async ({
  browser,
  server,
}) => {
  const { client } = await realCustomer(server);
  const first = await announceDeposit(client, 410, '#8a5a2b');
  await announceDeposit(client, 420, '#2b8a5a');
  const desk = await openBackOffice(browser, server, { entry: /^Deposits/ });
  await desk.setViewportSize(PHONE);
  await desk.goto(`/admin/deposits/${first.id}/show`);
  await expect(desk.getByRole('button', { name: 'Invalid (i)' })).toBeAttached();
  await desk.getByLabel('To the customer').fill('This is not our account');
  await desk.getByRole('button', { name: 'Reject (r)' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Reject it' }).click();
  const notice = desk.locator('.MuiSnackbarContent-root');
  await expect(notice).toBeVisible();
  // A notice waits for whoever looks elsewhere.
  await desk.evaluate(() => void window.dispatchEvent(new Event('blur')));
  await expect(desk).not.toHaveURL(new RegExp(`/deposits/${first.id}/show`));
  const way = desk.getByRole('button', { name: 'To the decision' });
  await expect(way).toBeInViewport();
  const gap = async (): Promise<number> => {
    const [above, below] = [await notice.boundingBox(), await way.boundingBox()];
    if (!above || !below) throw new Error('it has no place');
    return below.y - above.y - above.height;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await desk.context().close();
});

test('on a phone menu entries keep their switch and Edit button, also beside a long name', async ({
  browser,
  server,
}) => {
  const owner = await adminClient(server, 'owner');
  const [first] = await owner.list('menus', { filter: { group: 'home_template_sort' } });
  const name = { en: 'Benachrichtigungseinstellungen' };
  const { id } = await owner.create('menus', { ...first, name, is_shown: false });
  try {
    const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Menus' });
    await desk.setViewportSize(PHONE);
    await desk.reload();
    await expect(desk.getByRole('row', { name: /^Select Benachrichtigung/ })).toBeVisible();
    const entry = desk.getByRole('row', { name: /^Select Search / });
    await expect(entry.getByRole('switch').first()).toBeInViewport();
    await expect(entry.getByRole('link', { name: /^Edit/ }).locator('svg')).toBeInViewport({ ratio: 1 });
    expect(await isAsWideAsTheWindow(desk)).toBe(true);
    await desk.context().close();
  } finally {
    await owner.remove('menus', id);
  }
});
