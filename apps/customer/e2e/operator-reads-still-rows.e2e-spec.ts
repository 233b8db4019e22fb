import { realCustomer } from '../../server/test/harness/real-customer.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

test('a row that is about to be another takes no key either', async ({ browser, server }) => {
  await realCustomer(server);
  const { user } = await realCustomer(server);
  const desk = await openBackOffice(browser, server, { entry: 'Customers' });
  const list = desk.getByRole('region', { name: 'Customers' });
  const rows = list.locator('tbody tr');
  await expect(rows.nth(1)).toBeVisible();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await desk.route(/\/admin\/api\/customers\?.*filter=/, async (route) => {
    if (route.request().url().includes(user.uid)) await answered;
    await route.continue();
  });
  const field = desk.getByPlaceholder(/e-mail, mobile or UID/);
  await field.fill(user.uid);
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await field.blur();
  await desk.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  for (const key of ['Space', 'Enter']) await desk.keyboard.press(key);
  answer();
  await expect(rows).toHaveCount(1);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(desk).toHaveURL(/\/admin\/customers\?/);
  await expect(rows.first().getByRole('checkbox')).not.toBeChecked();
  for (const key of ['j', 'Enter']) await desk.keyboard.press(key);
  await expect(desk).toHaveURL(new RegExp(`/customers/${user.id}/show`));
  await desk.context().close();
});
