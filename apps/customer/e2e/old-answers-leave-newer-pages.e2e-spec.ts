import type { Page } from '@playwright/test';
import { holdRequests } from './harness/hold-requests.js';
import { openRealAccount } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { waitForAnimations, waitUntilLoaded } from './harness/test.js';

const PASSWORD = '**/api/user/amend_password';
const PAY_PASSWORD = '**/api/user/amend_pay_password';

/** Goes back while a request is under way, and types elsewhere, where the answer leaves everything as it is. */
async function typeElsewhere(page: Page, release: () => void, path: string): Promise<void> {
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Authenticator app' }).click();
  const password = page.getByLabel('Current password');
  await password.fill('half a pass');
  const answered = page.waitForResponse(path);
  release();
  await answered;
  await waitForAnimations(page);
  await expect(page).toHaveURL(/second-factor$/);
  await expect(password).toHaveValue('half a pass');
}

test('the answer to a new password leaves a page that was opened since', async ({ page, server }) => {
  const { password } = await openRealAccount(page, server);
  await page.goto('/mine/system');
  await page.getByRole('button', { name: 'Change password' }).click();
  await waitUntilLoaded(page);
  const release = await holdRequests(page, PASSWORD);
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill('another horse battery');
  await page.getByLabel('New password again').fill('another horse battery');
  await page.getByRole('button', { name: 'Save' }).click();
  await typeElsewhere(page, release, PASSWORD);
});

test('the answer to a new payment password leaves a page that was opened since', async ({ page, server }) => {
  const { password } = await openRealAccount(page, server);
  await page.goto('/mine/system');
  await page.getByRole('button', { name: 'Payment password' }).click();
  await waitUntilLoaded(page);
  const release = await holdRequests(page, PAY_PASSWORD);
  await page.getByLabel('Your log-in password').fill(password);
  await page.getByLabel('New payment password', { exact: true }).fill('246813');
  await page.getByLabel('New payment password again').fill('246813');
  await page.getByRole('button', { name: 'Save' }).click();
  await typeElsewhere(page, release, PAY_PASSWORD);
});
