import type { Route } from '@playwright/test';
import { demoSignIn } from '../../server/test/harness/admin-client.js';
import { openBackOffice } from './harness/back-office.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, test } from './harness/test.js';

test('an account page that cannot be read says so, and shows itself once it can', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { entry: 'Dashboard' });
  const url = '**/admin/api/auth/me';
  const fails = (route: Route): Promise<void> => route.abort();
  await desk.route(url, fails);
  await desk.getByRole('button', { name: 'Profile' }).click();
  await desk.getByRole('menuitem', { name: 'My sign-in' }).click();
  const alert = desk.locator('#main-content').getByRole('alert');
  await expect(alert).toBeVisible();
  const again = desk.waitForRequest(url);
  const release = await holdRequests(desk, url, fails);
  await again;
  await expect(alert).toBeVisible();
  release();

  await desk.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(alert).toHaveCount(0);
  await desk.context().setOffline(true);
  await desk.goBack();
  await expect(alert).toBeVisible();
  await desk.unroute(url);
  await desk.context().setOffline(false);
  await expect(desk.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  await desk.context().close();
});

test('a second factor that cannot be set up without a network says so', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { entry: 'Dashboard' });
  await desk.goto('/admin/account');
  const button = desk.getByRole('button', { name: 'Set up an authenticator app' });
  const url = '**/admin/api/auth/totp';
  await desk.route(url, (route) => route.abort());
  await button.click();
  await expect(
    desk.getByRole('alert').filter({ hasText: 'No response. Check the connection' }),
  ).toBeVisible();
  await desk.unroute(url);
  const release = await holdRequests(desk, url);
  await button.click();
  await expect(button).toBeDisabled();
  release();
  await expect(desk.getByRole('img', { name: /QR/ })).toBeVisible();
  await desk.context().close();
});

test('a sign-in that reaches nobody says so and can be repeated', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { entry: 'Dashboard' });
  await desk.getByRole('button', { name: 'Profile' }).click();
  await desk.getByRole('menuitem', { name: 'Logout' }).click();
  const { email, password } = demoSignIn(server, 'operator');
  await desk.getByLabel('E-mail').fill(email);
  await desk.getByRole('textbox', { name: 'Password' }).fill(password);
  await desk.route('**/admin/api/auth/login', (route) => route.abort(), { times: 1 });
  const signIn = desk.getByRole('button', { name: 'Sign in' });
  await signIn.click();
  await expect(desk.getByRole('alert')).toHaveText('No response. Check the connection and try again.');
  await signIn.click();
  await expect(desk.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
  await desk.context().close();
});
