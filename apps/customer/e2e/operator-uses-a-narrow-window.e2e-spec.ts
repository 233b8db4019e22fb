import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

test('the sidebar collapses in a narrow window and shows the open entry', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Dashboard' });
  await desk.goto('/admin/settings');
  const entry = desk.getByRole('menuitem', { name: 'Settings' });
  await expect(entry).toBeInViewport({ ratio: 1 });
  const width = async () => (await entry.boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(150);
  await desk.setViewportSize({ width: 900, height: 800 });
  await expect.poll(width).toBeLessThan(50);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(width).toBeGreaterThan(150);
  await desk.context().close();
});

test('a window narrowed to a phone’s width keeps the page readable, and no filters overlap', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Dashboard' });
  await desk.goto('/admin/customers');
  await expect(desk.getByRole('menuitem', { name: 'Customers' })).toBeVisible();
  await desk.setViewportSize({ width: 390, height: 844 });
  await expect(desk.getByRole('menuitem', { name: 'Customers' })).toBeHidden();
  // Found by its role, as a screen reader does.
  const sought = desk.getByRole('textbox', { name: 'Name, e-mail, mobile or UID' });
  await expect(sought).toBeVisible();
  const fields = desk.locator('.filter-field .MuiInputBase-root');
  await expect(fields.nth(1)).toBeInViewport({ ratio: 1 });
  const [first, second] = await Promise.all([0, 1].map((at) => fields.nth(at).boundingBox()));
  if (!first || !second) throw new Error('two filters are there');
  const isBeside = first.x + first.width <= second.x;
  const isAbove = first.y + first.height <= second.y;
  expect(isBeside || isAbove).toBe(true);
  await desk.context().close();
});

test('the dashboard names the days it compares with', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Dashboard' });
  const days = /^\d\d\u2011\d\d to \d\d\u2011\d\d$/;
  const steps = desk.getByRole('table', { name: 'New customers' });
  await expect(steps.getByRole('columnheader', { name: days })).toBeVisible();
  await desk.context().close();
});

test('errors of an invitation are shown at once, and a new order of a menu can be undone', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Operators' });
  await desk.goto('/admin/operators/create');
  await desk.getByLabel('E-mail').fill('nope');
  await desk.getByRole('button', { name: 'Send invitation' }).click();
  await expect(desk.getByText('An e-mail address.')).toBeVisible();
  await expect(desk.getByLabel('Name', { exact: false }).first()).toHaveAttribute('aria-invalid', 'true');

  await desk.goto('/admin/menus');
  const names = () => desk.getByRole('row').allInnerTexts();
  await expect(desk.getByRole('button', { name: 'Move Search down' })).toBeVisible();
  const before = await names();
  await desk.getByRole('button', { name: 'Move Search down' }).click();
  await expect(desk.getByText('Order saved')).toBeVisible();
  expect(await names()).not.toEqual(before);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual(before);
  await desk.context().close();
});
