import { expect, openDemoAccount, test } from './harness/test.js';

test('a tab whose session has ended leaves the newer session of another tab stored', async ({
  page,
  context,
}) => {
  const old = await context.newPage();
  // Asleep behind the other one, it hears of nothing.
  await old.routeWebSocket(/./, () => undefined);
  await openDemoAccount(page);
  await old.goto('/user');
  await expect(old.getByText('UID')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await openDemoAccount(page);
  const token = await page.evaluate(() => localStorage.getItem('truemark.token'));
  await old.getByRole('button', { name: 'Security' }).click();
  await expect(old).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('truemark.token'))).toBe(token);
  await page.reload();
  await expect(page.getByTestId('total-assets')).toBeVisible();
});
