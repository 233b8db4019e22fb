import type { SignIn } from '@truemark/contracts';
import { client } from '../../server/test/harness/client.js';
import { codeFor } from '../../server/test/harness/outbox.js';
import { faultsOf } from './harness/axe.js';
import { expect, test, waitUntilLoaded } from './harness/test.js';

const ACCOUNT = 'forgetful@example.com';
const OLD = 'correct horse battery';
const NEW = 'a better horse';

test('a customer sets a new password by a code, logs in with it, and signs out another device', async ({
  page,
  server,
  operator,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = { type: 'email', account: ACCOUNT, password: OLD, re_password: OLD };
  const lost = await client(server.url).take<SignIn>('/api/user/register', form);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The page before has such a field too.
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await page.getByLabel('E-mail').fill(ACCOUNT);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(operator, ACCOUNT));
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByLabel('New password again').fill(OLD);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The two passwords differ.')).toBeVisible();
  await page.getByLabel('New password again').fill(NEW);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  expect((await client(server.url, lost.token).get('/api/user/info')).code).toBe(999);

  await page.getByLabel('E-mail').fill(ACCOUNT);
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByTestId('total-assets')).toBeVisible();

  const login = { account: ACCOUNT, password: NEW, login_type: 'email' };
  const elsewhere = await client(server.url).take<SignIn>('/api/user/loginForU', login);
  await page.goto('/mine/system');
  await waitUntilLoaded(page);
  await expect(page.getByText('This device')).toHaveCount(1);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toHaveCount(0);
  expect((await client(server.url, elsewhere.token).get('/api/user/info')).code).toBe(999);

  await page.getByRole('button', { name: 'Payment password' }).click();
  await page.getByLabel('Your log-in password').fill(NEW);
  await page.getByLabel('New payment password', { exact: true }).fill('271828');
  await page.getByLabel('New payment password again').fill('271828');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your payment password is set.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Payment password' })).toContainText('Set');
});
