import { realCustomer } from '../../server/test/harness/real-customer.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

test('whose answer is lost reads that it may have been done', async ({ browser, server }) => {
  const { user } = await realCustomer(server);
  const desk = await openBackOffice(browser, server, { role: 'owner', nth: 0, entry: 'Customers' });
  await desk.goto(`/admin/customers/${user.id}/show`);
  await desk.route('**/notes', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await desk.getByLabel('New note').fill('Called back');
  await desk.getByRole('button', { name: 'Save note' }).click();
  await expect(desk.getByText('It may have been done all the same', { exact: false }).first()).toBeVisible();
  await expect(desk.getByLabel('New note')).toHaveValue('Called back');
  await desk.context().close();
});
