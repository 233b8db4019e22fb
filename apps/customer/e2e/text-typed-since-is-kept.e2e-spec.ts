import type { FollowedTraders, PriceAlert } from '@truemark/contracts';
import { bindAddress, PAY_PASSWORD } from './harness/cash.js';
import { approvedTrader, fundedCustomer, signIn } from './harness/copy-desk.js';
import { holdRequests } from './harness/hold-requests.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { waitForAnimations, waitUntilLoaded } from './harness/test.js';
import { openMarket } from './harness/trader.js';

test('a limit typed while another is saved is kept', async ({ page, server }) => {
  await openRealAccount(page, server);
  await page.goto('/mine/limits');
  const [stake, loss] = [page.getByLabel('Maximum per trade'), page.getByLabel('Daily loss limit')];
  await stake.fill('500');
  const release = await holdRequests(page, /\/api\/user\/limits/);
  await page.getByRole('button', { name: 'Save limits' }).click();
  await loss.fill('700');
  release();
  await expect(page.getByText('Your limits are saved.')).toBeVisible();
  await expect(stake).toHaveValue('500');
  await expect(loss).toHaveValue('700');
  await expect(page.getByRole('button', { name: 'Save limits' })).toBeEnabled();
});

test('feedback typed on while the former is sent is kept', async ({ page, server }) => {
  await openRealAccount(page, server);
  await page.goto('/feedback');
  const field = page.locator('textarea');
  const release = await holdRequests(page, /feedback$/);
  await field.fill('The chart is slow on my phone.');
  const send = page.locator('form button[type=submit]');
  await send.click();
  await expect(send).toBeDisabled();
  await field.fill('The colours are too pale on my phone.');
  release();
  await expect(page.getByRole('status').filter({ hasText: /thank/i })).toBeVisible();
  await expect(field).toHaveValue('The colours are too pale on my phone.');
  await send.click();
  await expect(field).toHaveCount(0);
});

test('an amount typed while a transfer is sent is kept', async ({ page, server, operator }) => {
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 500);
  await page.goto('/mine/transfer');
  await waitUntilLoaded(page);
  const release = await holdRequests(page, '**/api/account/transfer');
  const amount = page.getByLabel('Amount');
  await amount.fill('20');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await amount.fill('35');
  release();
  await expect(page.getByRole('status').filter({ hasText: /^Transferred/ })).toBeVisible();
  await expect(amount).toHaveValue('35');
});

test('a withdrawal on its way cannot be cancelled: its sheet stays until the answer', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 500);
  await bindAddress(customer, operator);
  await page.goto('/mine/withdraw');
  await waitUntilLoaded(page);
  const amount = page.getByLabel('Amount');
  await amount.fill('60');
  await page.getByRole('textbox', { name: 'Payment password' }).fill(PAY_PASSWORD);
  const release = await holdRequests(page, '**/api/account/draw');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirm withdrawal' });
  await sheet.getByRole('button', { name: 'Withdraw now' }).click();
  await expect(sheet.getByRole('button', { name: 'One moment…' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await waitForAnimations(page);
  await expect(sheet.getByRole('button', { name: 'One moment…' })).toBeVisible();
  release();
  await expect(sheet).toHaveCount(0);
});

test('an anti-phishing word typed while the former is saved is kept', async ({ page, server }) => {
  await openRealAccount(page, server);
  await page.goto('/mine/system');
  await waitUntilLoaded(page);
  const word = page.getByLabel('Anti-phishing word');
  await word.fill('Heron');
  const release = await holdRequests(page, '**/api/user/anti_phishing*');
  const save = page.getByRole('button', { name: 'Save' });
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await save.click();
  await word.fill('Kingfisher');
  release();
  await answered;
  await expect(save).toBeEnabled();
  await expect(word).toHaveValue('Kingfisher');
});

test("a leader's share typed while the former is saved is kept", async ({ page, server }) => {
  const leader = await approvedTrader(server, 'Reed Warbler', 20);
  await signIn(page, leader.client.token as string);
  await page.goto('/follow/my-follower');
  const share = page.getByLabel('Your share of followers’ profit');
  await share.fill('15');
  const release = await holdRequests(page, '**/api/follow/set_share');
  const answered = page.waitForResponse('**/api/follow/set_share');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await share.fill('10');
  release();
  await answered;
  await expect(save).toBeEnabled();
  await expect(share).toHaveValue('10');
});

test('an alert typed while the former is set is kept', async ({ page, server }) => {
  const customer = await openMarket(page, server, 'BTC/USDT');
  await page.getByRole('button', { name: 'Price alerts', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: /^Price alerts/ });
  const price = sheet.getByRole('textbox', { name: 'Bid price' });
  await price.fill('97000');
  const release = await holdRequests(page, '**/api/user/alert_add');
  const set = sheet.getByRole('button', { name: 'Set alert' });
  await set.click();
  await price.fill('98000');
  release();
  await expect(sheet.getByRole('button', { name: /^Delete the alert at .?97,000/ })).toBeVisible();
  await expect(price).toHaveValue('98000');
  await set.click();
  await expect(sheet).toHaveCount(0);
  const alerts = await customer.read<PriceAlert[]>('/api/user/alerts');
  expect(alerts.map((alert) => Number(alert.price)).sort()).toEqual([97_000, 98_000]);
});

test('terms of a follower typed while the former are saved are kept', async ({ page, server }) => {
  const leader = await approvedTrader(server, 'White Heron', 0);
  const follower = await fundedCustomer(server, 5_000);
  const terms = { trader_id: leader.user.id, multiple: '1', max_amount: 1_000 };
  await follower.client.take('/api/follow/follow_trader', terms);
  await signIn(page, follower.client.token as string);
  await page.goto(`/follow/submit?id=${leader.user.id}`);
  const most = page.getByLabel('Maximum margin');
  await most.fill('900');
  const release = await holdRequests(page, '**/api/follow/update_follow');
  const answered = page.waitForResponse('**/api/follow/update_follow');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await most.fill('300');
  release();
  await answered;
  await expect(save).toBeEnabled();
  await expect(most).toHaveValue('300');
  await save.click();
  await expect(page).not.toHaveURL(/submit/);
  const { data } = await follower.client.read<FollowedTraders>('/api/follow/followed_trader');
  expect(data[0]?.max_amount).toBe(300);
});
