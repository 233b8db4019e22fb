import type { SignIn } from '@truemark/contracts';
import { generate } from 'otplib';
import { client } from '../../server/test/harness/client.js';
import { faultsOf } from './harness/axe.js';
import { expect, test, waitUntilLoaded } from './harness/test.js';

const ACCOUNT = 'careful@example.com';
const PASSWORD = 'correct horse battery';
const HALF_MINUTE = 30;

test('a customer sets up an authenticator app, and logs in with its code', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = { type: 'email', account: ACCOUNT, password: PASSWORD, re_password: PASSWORD };
  const { token } = await client(server.url).take<SignIn>('/api/user/register', form);
  await page.goto('/');
  await page.evaluate((value) => localStorage.setItem('truemark.token', value), token);

  await page.goto('/mine/system');
  await page.getByRole('button', { name: 'Authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await waitUntilLoaded(page);
  expect(await faultsOf(page)).toEqual([]);
  const shown = await page.getByRole('button', { name: 'Copy Setup key' }).textContent();
  const secret = (shown ?? '').replace(/\s/g, '');
  // The server accepts the next half minute's code too, so a test need not wait after using the current one.
  const code = (steps: 0 | 1) =>
    generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * HALF_MINUTE });

  await page.getByLabel('Authenticator code').fill('000000');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByText('This code is not right.')).toBeVisible();
  await page.getByLabel('Authenticator code').fill(await code(0));
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(ACCOUNT);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const field = page.getByLabel('Authenticator code');
  await expect(field).toBeFocused();
  await field.fill('000000');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('This code is not right, or it has been used.')).toBeVisible();
  await field.fill(await code(1));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByTestId('total-assets')).toBeVisible();
});
