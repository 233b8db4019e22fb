import { realCustomer } from '../../server/test/harness/real-customer.js';
import { borrow, mayBorrow } from './harness/borrower.js';
import { holdRequests } from './harness/hold-requests.js';
import { openRealAccount } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { waitForAnimations } from './harness/test.js';

/** What the form for a withdrawal reads, beside the loan. */
const OF_WITHDRAWALS = [
  /\/api\/account\/draw_symbol_list/,
  /\/api\/wallet\/get_draw_method/,
  /\/api\/account\/draw_gate/,
  /\/v2\/api\/main\/wallet\/getBalance/,
  /\/api\/user\/auth_status/,
];

test('a withdrawal asks for nothing before it is known whether a loan is owed', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await mayBorrow(customer, operator);
  await borrow(customer, operator, 7, 500);
  const release = await holdRequests(page, /\/api\/loan\/loan_list/);
  const answers = OF_WITHDRAWALS.map((url) => page.waitForResponse(url));
  await page.goto('/mine/withdraw');
  await Promise.all(answers);
  await waitForAnimations(page);
  const needs = page.getByRole('list', { name: 'What a withdrawal needs' });
  await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
  expect(await needs.count()).toBe(0);
  release();
  await expect(page.getByText('Repay your loan first').first()).toBeVisible();
  await expect(needs).toHaveCount(0);
});

test('a withdrawal is not held back by a loan that could not be read', async ({ page, server }) => {
  await openRealAccount(page, server);
  const json = { code: 0, msg: 'The server is busy.', data: { key: 'test.busy' } };
  await page.route(/\/api\/loan\/loan_list/, (route) => route.fulfill({ json }));
  await page.goto('/mine/withdraw');
  await expect(page.getByRole('region', { name: 'There is nothing to withdraw yet' })).toBeVisible();
});

test('the log-in shows something until the code of the page that it leads to is there', async ({
  page,
  server,
}) => {
  const { email, password } = await realCustomer(server);
  const release = await holdRequests(page, /\/assets\/AlertsPage-[^/]*\.js$/);
  await page.goto('/mine/alerts');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/mine/alerts');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Price alerts', level: 1 })).toBeVisible();
});

test('a page that leads on shows something until the code of the other page is there', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await mayBorrow(customer, operator);
  const release = await holdRequests(page, /\/assets\/SubmitPage-[^/]*\.js$/);
  await page.goto('/loan');
  await expect(page).toHaveURL('/loan/submit');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByLabel('Loan amount', { exact: true })).toBeVisible();
});
