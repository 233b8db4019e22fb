import { adminClient } from '../../server/test/harness/admin-client.js';
import { faultsOf } from './harness/axe.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

test('an operator finds a customer by a piece of the surname, an order, a page and a command, by keys alone', async ({
  browser,
  server,
}) => {
  const calls = await adminClient(server, 'operator');
  const named = (await calls.list('customers', { range: [0, 199] })).find(({ name }) =>
    / \p{L}{5}/u.test(String(name)),
  );
  const name = String(named?.name);
  const surname = name.split(' ').at(-1) ?? '';
  const [order] = await calls.list('orders', { range: [0, 0] });
  const desk = await openBackOffice(browser, server, { entry: 'Customers' });
  const field = desk.getByRole('combobox', { name: 'Search everything' });
  const marked = desk.getByRole('option', { selected: true });
  await expect(desk.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();

  await desk.keyboard.press('/');
  await expect(field).toBeFocused();
  await desk.keyboard.type(surname.slice(1));
  const own = desk.getByRole('option', { name: new RegExp(`${named?.uid}`) });
  await expect(own).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  while ((await marked.textContent())?.includes(String(named?.uid)) === false) {
    await desk.keyboard.press('ArrowDown');
  }
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL(new RegExp(`/customers/${named?.id}/show`));
  await expect(field).toHaveCount(0);
  await expect(desk.getByRole('tab').first()).toBeVisible();
  await desk.keyboard.press('Tab');
  // From the result, keys move on in the page, not through the menu before it.
  await expect(desk.locator('#main-content :focus')).toHaveCount(1);

  await desk.keyboard.press('Control+k');
  // Faster than any response: it opens what was typed, not the previous result.
  await field.fill(`#${order?.id}`);
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL(new RegExp(`/orders/${order?.id}/show`));
  await expect(field).toHaveCount(0);

  await desk.keyboard.press('Control+k');
  await expect(desk.getByRole('group', { name: 'Recently opened' }).getByRole('option')).toHaveCount(2);
  await desk.keyboard.type('ledger');
  await expect(marked).toBeVisible();
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL(/\/ledger-entries/);
  await expect(field).toHaveCount(0);
  await desk.setViewportSize({ width: 1440, height: 900 });
  const entries = desk.locator('main tbody tr');
  await expect(entries.nth(20)).toBeVisible();
  const heights = await entries.evaluateAll((rows) => rows.map(({ clientHeight }) => clientHeight));
  expect(new Set(heights).size).toBe(1);

  await desk.keyboard.press('Control+k');
  await desk.keyboard.type(`block ${name}`);
  const block = desk.getByRole('option', { name: `Block trading of ${name}` });
  await expect(block.first()).toBeVisible();
  while ((await marked.textContent()) !== `Block trading of ${name}`) await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('Enter');
  // The search entry has the same name until the response arrives.
  const asked = desk.getByRole('dialog', { name: /^Block trading of/ });
  await expect(asked).toBeVisible();
  await expect(asked.locator(':focus')).toHaveCount(1);
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toHaveCount(0);

  await desk.keyboard.press('Control+k');
  await desk.keyboard.type('approve');
  await expect(desk.getByRole('option', { name: 'Next waiting: Withdrawals' })).toBeVisible();
  await field.fill('block');
  await desk.getByRole('option', { name: 'Block trading of …', exact: true }).click();
  await expect(field).toHaveValue('Block trading of ');
  await field.fill('create message');
  await expect(marked).toHaveText('New message');
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL(/\/messages\/create/);

  await desk.keyboard.press('Control+k');
  await desk.keyboard.type('dark screens');
  await desk.keyboard.press('Enter');
  await expect(desk.locator('body')).not.toHaveCSS('background-color', 'rgb(246, 247, 243)');
  await desk.context().close();
});

test('support finds only the pages, settings and commands of its role', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { role: 'support', entry: 'Customers', nth: 0 });
  const field = desk.getByRole('combobox', { name: 'Search everything' });
  await expect(desk.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
  await desk.keyboard.press('/');
  await field.fill('customers');
  await expect(desk.getByRole('option', { name: 'Customers' })).toBeVisible();
  await field.fill('stop_out_level');
  await expect(desk.getByRole('status')).toContainText('Nothing found');
  await field.fill('audit');
  await expect(desk.getByRole('status')).toContainText('Nothing found');
  await field.fill('block example.com');
  await expect(desk.getByRole('option', { name: /^Block/ })).toHaveCount(0);
  await desk.context().close();
});
