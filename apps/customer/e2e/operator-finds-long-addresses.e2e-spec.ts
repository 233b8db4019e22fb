import { randomBytes } from 'node:crypto';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

const NOT_SUPPORTED = /A filter that this list does not support/;

test('a list finds the longest e-mail addresses, and a longer text is cut and not called unknown', async ({
  browser,
  server,
}) => {
  const account = `${randomBytes(8).toString('hex')}${'long'.repeat(12)}@${'domain'.repeat(10)}.${'domain'.repeat(7)}.example.com`;
  const { user } = await realCustomer(server, 'en', { account });
  const desk = await openBackOffice(browser, server, { entry: 'Customers' });
  const field = desk.getByPlaceholder(/e-mail, mobile or UID/);
  await field.fill(account);
  await expect(desk).toHaveURL(new RegExp(account.slice(0, 40)));
  // The header and the one match.
  await expect(desk.getByRole('row')).toHaveCount(2);
  await expect(desk.getByRole('row', { name: new RegExp(user.uid) })).toBeVisible();
  await expect(field).toHaveAttribute('maxlength', '254');

  const longer = account.padEnd(300, 'x');
  const filter = encodeURIComponent(JSON.stringify({ q: longer }));
  await desk.goto(`/admin/customers?filter=${filter}`);
  await expect(field).toHaveValue(longer.slice(0, 254));
  await expect(desk.getByRole('row', { name: new RegExp(user.uid) })).toHaveCount(0);
  await expect(desk.getByText(NOT_SUPPORTED)).toHaveCount(0);
  await desk.context().close();
});
