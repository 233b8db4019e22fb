import type { SignIn } from '@truemark/contracts';
import { client } from '../../server/test/harness/client.js';
import { faultsOf } from './harness/axe.js';
import { agreeToTerms } from './harness/terms.js';
import { expect, openWithLivePushes, test, waitUntilLoaded } from './harness/test.js';

const PASSWORD = 'correct horse battery';

test.afterEach(({ operator }) => operator.change('settings', 'is_demo_login', { value: '1' }));

test('a friend registers by the link, and a demo account begins anew', async ({ page, server, operator }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = { type: 'email', account: 'inviter@example.com', password: PASSWORD, re_password: PASSWORD };
  const { token, user } = await client(server.url).take<SignIn>('/api/user/register', form);

  await page.goto(`/register?invite_code=${user.invite_code}`);
  await expect(page.getByLabel('Invitation code')).toHaveValue(user.invite_code);
  await page.getByLabel('E-mail').fill('friend@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please read both texts and tick the boxes.')).toBeVisible();
  await page.getByRole('button', { name: 'Read: Risk notice' }).click();
  await expect(page.getByRole('dialog', { name: 'Risk notice' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await agreeToTerms(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Truemark' })).toBeVisible();
  await waitUntilLoaded(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Look around first' }).click();
  await expect(page.getByTestId('total-assets')).toBeVisible();

  await page.evaluate((value) => localStorage.setItem('truemark.token', value), token);
  await page.goto('/mine/invite');
  await expect(page.getByRole('img', { name: 'QR code of your invitation link' })).toBeVisible();
  await expect(page.getByText(`/register?invite_code=${user.invite_code}`)).toBeVisible();
  await expect(page.getByText(/^UID .*\*\*\*\*/)).toHaveCount(1);
  expect(await faultsOf(page)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await openWithLivePushes(page, '/login');
  const demoButton = page.getByRole('button', { name: 'Open a demo account' });
  await expect(demoButton).toBeVisible();
  await operator.change('settings', 'is_demo_login', { value: '0' });
  await expect(demoButton).toBeHidden();
  await operator.change('settings', 'is_demo_login', { value: '1' });
  await demoButton.click();
  await expect(page.getByTestId('total-assets')).toBeVisible();
  const demo = client(server.url, await page.evaluate(() => localStorage.getItem('truemark.token')));
  const symbols = await demo.read<{ Id: number; Code: string }[]>('/v2/api/forex/trade_list');
  const forex_id = symbols.find(({ Code }) => Code === 'EURUSD')?.Id;
  await demo.take('/v2/api/forex/submit', { forex_id, type: 1, cont: 0.1, status: 1, multiple: 100 });

  await page.goto('/user');
  await waitUntilLoaded(page);
  await expect(page.getByRole('button', { name: 'Invite friends' })).toContainText('For real accounts only');
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await expect(page.getByText('Available for real accounts only.')).toBeVisible();
  for (const way of ['Deposit', 'Withdraw']) {
    await page.getByLabel('Your assets').getByRole('button', { name: way, exact: true }).click();
    const needsReal = page.getByRole('dialog', { name: 'Deposits and withdrawals need a real account' });
    await expect(needsReal.getByRole('button', { name: 'Open a real account' })).toBeVisible();
    await needsReal.getByRole('button', { name: 'Cancel' }).click();
    await expect(needsReal).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Reset demo account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset demo account' }).click();
  await expect(page.getByText('Your demo account has been reset.')).toBeVisible();
  await page.goto('/order?type=3');
  await page.getByText('EUR/USD').first().click();
  await expect(
    page.getByText('You reset the demo account, so the position was closed at the market price.'),
  ).toBeVisible();
});
