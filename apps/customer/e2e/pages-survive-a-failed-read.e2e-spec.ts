import type { Page } from '@playwright/test';
import { askForLoan, borrow, mayBorrow } from './harness/borrower.js';
import { approvedTrader } from './harness/copy-desk.js';
import { refuseNextRead, refuseReads } from './harness/fail-reads.js';
import { openRealAccount, photographPayment } from './harness/payer.js';
import { expect, openWithLivePushes, test, waitUntilLoaded } from './harness/test.js';

const PAYOFF = /\/api\/loan\/repayment_info\?/;
const PASSKEYS = /\/api\/user\/passkeys\?/;
const SYMBOLS = /\/v2\/api\/forex\/trade_list\?/;
const SECOND_FACTOR = /\/api\/user\/second_factor\?/;

test('a repayment keeps its proof when the payoff cannot be read again', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await mayBorrow(customer, operator);
  const { id } = await borrow(customer, operator, 7, 500);
  await openWithLivePushes(page, '/loan/record');
  await page.getByTestId(`loan-${id}`).getByRole('button', { name: 'Repay' }).click();
  await page.getByRole('tab', { name: 'By transfer' }).click();
  await photographPayment(page, '#274b7a');
  await refuseNextRead(page, PAYOFF);
  await page.getByRole('button', { name: 'Send proof' }).click();
  await expect(page.getByTestId(`loan-${id}`)).toContainText('Repayment being checked');

  // The records took the place of the form.
  await page.goBack();
  await expect(page).toHaveURL(/\/loan\/record$/);
});

test('a payoff that could not be read is read again on request; of no loan there is none', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await mayBorrow(customer, operator);
  await borrow(customer, operator, 7, 500);
  await refuseReads(page, PAYOFF);
  await page.goto('/loan/repayment');
  await expect(page.getByRole('main').getByText('The server is busy.')).toBeVisible();
  await page.unroute(PAYOFF);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByTestId('loan-payoff')).toContainText('500.00');
  await page.goto('/loan/repayment?loan_id=999999');
  await expect(page.getByText('This loan does not exist.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a sheet and what was typed stay when the page cannot be read again', async ({ page, server }) => {
  await openRealAccount(page, server);
  const phone = { id: 'Phone', name: 'Phone', created_at_ms: 1_700_000_000_000, last_used_at_ms: 0 };
  const json = { code: 1, msg: '', data: { passkeys: [phone], factor: 0, most: 10 } };
  await page.route(PASSKEYS, (route) => route.fulfill({ json }));
  await openWithLivePushes(page, '/mine/passkeys');
  await page.getByRole('button', { name: /^Phone/ }).click();
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.fill('Half a na');
  await refuseNextRead(page, PASSKEYS);
  await expect(name).toHaveValue('Half a na');

  await openWithLivePushes(page, '/mine/second-factor');
  const code = page.getByLabel('Authenticator code');
  await code.fill('123');
  await refuseNextRead(page, SECOND_FACTOR);
  await expect(code).toHaveValue('123');
});

/** Pages with the address of what they show. */
const READ: readonly (readonly [path: string, url: RegExp])[] = [
  ['/', SYMBOLS],
  ['/mine/about', /\/api\/company\/getCompany\?/],
  ['/mine/email', /\/api\/company\/email\?/],
  ['/mine/system', /\/api\/user\/sessions\?/],
  ['/mine/alerts', /\/api\/user\/alerts\?/],
  ['/mine/auth-double', /\/api\/user\/auth_status\?/],
  ['/mine/auth-double-submit?type=2', /\/api\/user\/auth_status\?/],
  ['/mine/charge?type=1', /\/api\/quickCharge\/wire_info\?/],
  ['/product', /\/v2\/api\/forex\/search\?/],
  ['/loan/submit', /\/api\/loan\/loan_list\?/],
];

const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('what was read stays alone on the page when it cannot be read again', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await mayBorrow(customer, operator);
  await askForLoan(customer, 7, 500);
  for (const [path, url] of READ) {
    await openWithLivePushes(page, path);
    await refuseNextRead(page, url);
    await expect(again(page), path).toHaveCount(0);
    await page.unroute(url);
  }

  await openWithLivePushes(page, '/product');
  await page.getByRole('tab', { name: 'Companies' }).click();
  await waitUntilLoaded(page);
  await refuseNextRead(page, /\/api\/company\/search\?/);
  await expect(again(page)).toHaveCount(0);
});

test('a visitor keeps the terms to agree to, and a list without symbols is told of once', async ({
  page,
}) => {
  await openWithLivePushes(page, '/register');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await refuseNextRead(page, /\/api\/descript\/agreements\?/);
  await expect(again(page)).toHaveCount(0);
  await expect(page.getByRole('checkbox').first()).toBeVisible();

  await page.route(SYMBOLS, (route) => route.fulfill({ json: { code: 1, msg: '', data: [] } }));
  await openWithLivePushes(page, '/trade');
  await refuseNextRead(page, SYMBOLS);
  await expect(again(page)).toHaveCount(0);
});

test('what a loan and what following would have cost stays when it cannot be read again', async ({
  page,
  server,
  operator,
}) => {
  const trader = await approvedTrader(server, 'Costly Raven', 0);
  const customer = await openRealAccount(page, server);
  await mayBorrow(customer, operator);
  await openWithLivePushes(page, '/loan/submit');
  await page.getByLabel('Loan amount', { exact: true }).fill('500');
  await expect(page.getByTestId('loan-due')).toContainText(/5\d\d\.\d\d/);
  await refuseNextRead(page, /\/api\/loan\/config_info\?/);
  await expect(page.getByTestId('loan-due')).toContainText(/5\d\d\.\d\d/);

  await openWithLivePushes(page, `/follow/submit?id=${trader.user.id}`);
  await page.getByLabel('Maximum margin').fill('500');
  const preview = page.getByText(/Costly Raven.? has no closed positions yet/);
  await expect(preview).toBeVisible();
  await refuseNextRead(page, /\/api\/follow\/preview\?/);
  await expect(preview).toBeVisible();
});

test('the choice of pushes stays when the device cannot report it again', async ({ page, server }) => {
  await openRealAccount(page, server);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    const subscription = {
      endpoint: 'https://push.test/1',
      toJSON: () => ({ endpoint: 'https://push.test/1' }),
    };
    const pushManager = { getSubscription: () => Promise.resolve(subscription) };
    const registration = { pushManager } as unknown as ServiceWorkerRegistration;
    navigator.serviceWorker.getRegistration = () => Promise.resolve(registration);
  });
  const url = /\/api\/user\/push_subscribe$/;
  const json = { code: 1, msg: '', data: { kinds: ['security'], hide_amounts: 0 } };
  await page.route(url, (route) => route.fulfill({ json }));
  await openWithLivePushes(page, '/mine/notifications');
  const kinds = page.getByRole('switch', { includeHidden: true });
  await expect(kinds.first()).toBeVisible();
  await page.unroute(url);
  await refuseNextRead(page, url);
  await expect(again(page)).toHaveCount(0);
  await expect(kinds.first()).toBeVisible();
});
