import type { Page } from '@playwright/test';
import type { SignIn } from '@truemark/contracts';
import { client } from '../../server/test/harness/client.js';
import { faultsOf } from './harness/axe.js';
import { expect, test, waitUntilLoaded } from './harness/test.js';

const PASSWORD = 'correct horse battery';

/** A device with a fingerprint reader, emulated by Chromium. */
async function deviceOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const verified = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { verified };
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).not.toHaveURL(/mine/);
}

test('a customer adds a passkey, logs in with it alone, and uses it as a second factor after the password', async ({
  page,
  server,
}) => {
  // A passkey is bound to a host name: 127.0.0.1 has none.
  const house = server.url.replace('127.0.0.1', 'localhost');
  const account = `passkeys-${Date.now()}@example.com`;
  const form = { type: 'email', account, password: PASSWORD, re_password: PASSWORD };
  const { token } = await client(server.url).take<SignIn>('/api/user/register', form);
  const device = await deviceOf(page);
  await page.goto(house);
  await page.evaluate((value) => localStorage.setItem('truemark.token', value), token);

  await page.goto(`${house}/mine/system`);
  await page.getByRole('button', { name: 'Passkeys' }).click();
  await expect(page.getByText('No passkeys yet')).toBeVisible();
  await waitUntilLoaded(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name').fill('My phone');
  await sheet.getByLabel('Current password').fill('not mine');
  await sheet.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(sheet.getByText('This is not your password.')).toBeVisible();
  await sheet.getByLabel('Current password').fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /My phone/ })).toBeVisible();
  await waitUntilLoaded(page);
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('switch', { name: 'Ask for a passkey after the password' }).click();
  await sheet.getByLabel('Current password').fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('switch', { name: 'Ask for a passkey after the password' })).toBeChecked();

  await page.goto(`${house}/mine/system`);
  await logOut(page);
  await page.goto(`${house}/login`);
  await device.verified(false);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('That was cancelled or took too long.')).toBeVisible();
  await device.verified(true);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByTestId('total-assets')).toBeVisible();

  await page.goto(`${house}/mine/system`);
  await logOut(page);
  await page.goto(`${house}/login`);
  await page.getByLabel('E-mail').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Please also use one of your passkeys.')).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page.getByTestId('total-assets')).toBeVisible();

  await page.goto(`${house}/mine/passkeys`);
  await page.getByRole('switch').click();
  await sheet.getByLabel('Current password').fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('switch')).not.toBeChecked();
  await page.getByRole('button', { name: /My phone/ }).click();
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await sheet.getByLabel('Current password').fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No passkeys yet')).toBeVisible();
});
