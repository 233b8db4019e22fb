import { expect as expectNow } from '@playwright/test';
import { demoCustomer } from '../../server/test/harness/demo-customer.js';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import { faultsOf } from './harness/axe.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

test('an operator opens a customer: all of him on one page from one call, and writes to him', async ({
  browser,
  server,
}) => {
  const { user } = await realCustomer(server);
  await demoCustomer(server);
  const desk = await openBackOffice(browser, server, { entry: 'Customers' });
  await desk.setViewportSize({ width: 1440, height: 900 });
  const calls: string[] = [];
  desk.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/admin/api/customers/${user.id}`)) calls.push(pathname);
  });
  await desk.getByPlaceholder(/UID, e-mail or mobile/).fill(user.uid);
  await expect(desk.getByRole('row')).toHaveCount(2);
  await expect(desk).toHaveURL(new RegExp(user.uid));
  await desk.getByRole('row', { name: new RegExp(user.uid) }).click();
  for (const card of ['Profile', 'Money', 'Identity', 'Result by product', 'Blocks', 'Last logins']) {
    await expect(desk.getByRole('heading', { name: card })).toBeVisible();
  }
  await expect(desk.getByRole('row', { name: 'Equity' })).toContainText('0.00');
  expectNow(new Set(calls)).toEqual(new Set([`/admin/api/customers/${user.id}/summary`]));
  expect(await faultsOf(desk)).toEqual([]);

  await desk.getByRole('link', { name: 'Write a message' }).click();
  await expect(desk.getByText('One customer gets it.')).toBeVisible();
  await expect(desk.getByRole('combobox', { name: /Customer/ })).toHaveValue(user.uid);
  await desk.context().close();
});
