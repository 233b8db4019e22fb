import type { Page as Listed, LoanAnswer } from '@truemark/contracts';
import arabic from '../../../libs/i18n/src/catalogues/ar/loans.json' with { type: 'json' };
import { adminClient } from '../../server/test/harness/admin-client.js';
import { withinOneDay } from '../../server/test/harness/same-day.js';
import { faultsOf } from './harness/axe.js';
import { decideForm, drawSignature, fundingOf, productOf, sendForm } from './harness/borrower.js';
import { pickDay } from './harness/calendar.js';
import { askForMoney, bindAddress } from './harness/cash.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, openWithLivePushes, test, waitForAnimations, waitUntilLoaded } from './harness/test.js';

const SENT_TO = '**/api/loan/kyc_submit';

test('a customer borrows by an agreement in Arabic that two people approve, and repays it from the balance', async ({
  page,
  server,
  operator,
}) => {
  const owner = await adminClient(server, 'owner');
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 300);
  const bound = await bindAddress(customer, operator);
  const { id: productId } = await productOf(customer, 30);

  await openWithLivePushes(page, '/loan');
  // The cost is visible before any document is requested.
  await page.getByRole('button', { name: /^What it will cost/ }).click();
  const costs = page.getByRole('dialog');
  await costs.getByLabel('Loan amount', { exact: true }).fill('500');
  await expect(costs.getByTestId('loan-due')).toContainText(/5\d\d\.\d\d/);
  await waitForAnimations(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(costs).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Please fill in: First name')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Borrower');
  await pickDay(page, 'Date of birth', '2015-02-03');
  await page.getByRole('button', { name: /^Country/ }).click();
  await page.getByLabel('Find a country').fill('united k');
  await page.getByRole('button', { name: 'United Kingdom' }).click();
  await page.getByLabel('Phone', { exact: true }).fill('2025550123');
  await page.getByLabel('Passport').check();
  await page.getByLabel('ID number').fill('X-4711');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Occupation').fill('Baker');
  await page.getByRole('button', { name: 'Send for review' }).click();
  // An error in an earlier step leads back to that step.
  await expect(page.getByRole('button', { name: 'Date of birth: Feb 3, 2015' })).toBeFocused();
  await pickDay(page, 'Date of birth', '1990-02-03');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Occupation')).toHaveValue('Baker');
  // The page reads the application's new state, as after a lost connection, before the response arrives.
  await page.route(SENT_TO, async (route) => {
    const response = await route.fetch();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('We are reviewing your form')).toBeVisible();
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText('We are reviewing your form')).toBeVisible();
  await expect(page).toHaveURL(/\/loan$/);
  await page.unroute(SENT_TO);
  expect(await faultsOf(page)).toEqual([]);

  const words = { reason: 'Please check your number.', fields: { id_number: 'reject.mismatch' } };
  await decideForm(customer, operator, 'reject', words);
  await expect(page.getByText('Please check your number.')).toBeVisible();
  await expect(page.getByText('Please check this again.')).toHaveCount(1);
  await expect(page.getByLabel('ID number')).toHaveValue('X-4711');
  await page.getByLabel('ID number').fill('X-4712');
  await expect(page.getByText('Please check this again.')).toHaveCount(0);
  // A customer who has navigated away before the response stays there.
  await openWithLivePushes(page, '/');
  await page.evaluate(() => {
    window.history.pushState(null, '', '/loan');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByLabel('ID number')).toHaveValue('X-4712');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.route(SENT_TO, async (route) => {
    const response = await route.fetch();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await route.fulfill({ response });
  });
  const answered = page.waitForResponse(SENT_TO);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await answered;
  await waitForAnimations(page);
  await expect(page).toHaveURL(/\/$/);
  await page.unroute(SENT_TO);
  await openWithLivePushes(page, '/loan');
  await expect(page.getByText('We are reviewing your form')).toBeVisible();
  await decideForm(customer, operator, 'approve');

  // The next step opens by itself.
  await expect(page).toHaveURL(/\/loan\/submit$/);
  await page.getByRole('button', { name: /^Period/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^30 days/ })
    .click();
  // Values tried earlier are kept.
  await expect(page.getByLabel('Loan amount', { exact: true })).toHaveValue('500');
  await page.getByLabel('Loan amount', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Please enter the amount you wish to borrow.')).toBeVisible();
  await page.getByLabel('Loan amount', { exact: true }).fill('2000');
  await expect(page.getByTestId('loan-due')).toContainText('2,036.80');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Please tick the box once you have read the rules.')).toBeVisible();
  await page.getByRole('checkbox').check();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Loan rules' }).click();
  await expect(page.getByRole('heading', { name: 'Who can borrow' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Loan amount', { exact: true })).toHaveValue('2000');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog')).toContainText('2,036.80');
  expect(await faultsOf(page)).toEqual([]);

  // The agreement is read and signed in Arabic.
  await withinOneDay(60_000);
  await page.evaluate(() => localStorage.setItem('truemark.language', 'ar'));
  await openWithLivePushes(page, `/loan/agreement?id=${productId}&amount=2000`);
  const sign = page.getByRole('button', { name: arabic['loan.sign'], exact: true });
  await expect(page.getByTestId('loan-agreement').locator('article')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByTestId('loan-agreement')).toContainText('2000.00');
  await sign.click();
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.getByRole('checkbox').check();
  expect(await faultsOf(page)).toEqual([]);
  await sign.click();
  await page.getByRole('button', { name: arabic['loan.signConfirm'] }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await drawSignature(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: arabic['loan.signConfirm'] }).click();
  await expect(page).toHaveURL(/\/loan\/record$/);
  await page.evaluate(() => localStorage.setItem('truemark.language', 'en'));
  await openWithLivePushes(page, '/loan/record');
  const record = page.getByTestId(/^loan-\d+$/).first();
  await expect(record).toContainText('In review');
  expect(await faultsOf(page)).toEqual([]);

  const { data } = await customer.client.read<Listed<LoanAnswer>>('/api/loan/loan_list');
  const id = data[0]?.id as number;
  await operator.act('loans', id, 'claim');
  const asked = await operator.call<{ approval_id: number }>('POST', `loans/${id}/approve`, {});
  expect(asked.status).toBe(202);
  expect(await fundingOf(customer)).toBe(300);
  await owner.act('approvals', asked.body.approval_id, 'approve');
  await expect(record).toContainText('To be repaid');
  expect(await fundingOf(customer)).toBe(2300);

  const refused = await customer.client.post('/api/account/draw', {
    draw_currency_id: bound.draw_currency.id,
    draw_method_id: bound.id,
    number: 100,
    pay_password: '246810',
  });
  expect(refused.data).toMatchObject({ key: 'withdraw.loan_unpaid' });
  await page.goto('/mine/withdraw');
  await expect(page.getByText(/^A loan is not repaid yet/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Repay loan' }).click();
  await expect(page.getByTestId('loan-payoff')).toContainText('2,000.00');
  await waitUntilLoaded(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /^Repay .*2,000\.00/ }).click();
  await page.getByRole('button', { name: 'Repay now' }).click();
  await expect(page.getByText('This loan is repaid')).toBeVisible();
  expect(await fundingOf(customer)).toBe(300);

  await page.goto('/mine/withdraw');
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeEnabled();
  await expect(page.getByText(/^A loan is not repaid yet/)).toHaveCount(0);
  await askForMoney(customer.client, bound, 100);
  expect(await fundingOf(customer)).toBe(200);
});

test('a form refused as a whole marks nothing, and does not speak of marked fields', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await sendForm(customer);
  await decideForm(customer, operator, 'reject', { reason: 'Please state your employer.', fields: {} });
  await page.goto('/loan');
  await expect(page.getByText('Please state your employer.')).toBeVisible();
  await expect(page.getByText('Not accepted yet: please correct the form and send it again.')).toBeVisible();
});
