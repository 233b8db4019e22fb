import type { Page } from '@playwright/test';
import { holdRequests } from './harness/hold-requests.js';
import { openRealAccount } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { waitForAnimations, waitUntilLoaded } from './harness/test.js';

const PASSWORD = '**/api/user/amend_password';
const PAY_PASSWORD = '**/api/user/amend_pay_password';
const FORGOTTEN = '**/api/user/forget_password';
const RENAME = '**/api/user/passkeys/rename';

/** What was said of the answer. */
const answer = (page: Page) => page.locator('[data-kind="success"]');

/** Goes back while a request is under way, and types elsewhere, where the answer leaves everything as it is. */
async function typeElsewhere(page: Page, release: () => void): Promise<void> {
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Authenticator app' }).click();
  const password = page.getByLabel('Current password');
  await password.fill('half a pass');
  release();
  await expect(answer(page)).toBeVisible();
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
  await typeElsewhere(page, release);
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
  await typeElsewhere(page, release);
});

test('the answer to a forgotten password leaves a page that was opened since', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  const release = await holdRequests(page, FORGOTTEN, (route) =>
    route.fulfill({ json: { code: 1, msg: 'Set', data: null } }),
  );
  await page.getByLabel('E-mail').fill('forgetful@example.com');
  await page.getByLabel('Code', { exact: true }).fill('123456');
  await page.getByLabel('New password', { exact: true }).fill('another horse battery');
  await page.getByLabel('New password again').fill('another horse battery');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.locator('a[href="/register"]').click();
  await expect(page).toHaveURL(/\/register/);
  release();
  await expect(answer(page)).toHaveText(/^Set/);
  await waitForAnimations(page);
  await expect(page).toHaveURL(/\/register/);
});

test("the answer to a passkey's new name closes no sheet of another passkey", async ({ page, server }) => {
  await openRealAccount(page, server);
  const named = (id: string) => ({ id, name: id, created_at_ms: 1_700_000_000_000, last_used_at_ms: 0 });
  const json = {
    code: 1,
    msg: 'Saved',
    data: { passkeys: ['Phone', 'Laptop'].map(named), factor: 0, most: 10 },
  };
  await page.route(/\/api\/user\/passkeys\?/, (route) => route.fulfill({ json }));
  const release = await holdRequests(page, RENAME, (route) => route.fulfill({ json }));
  await page.goto('/mine/passkeys');
  await page.getByRole('button', { name: /^Phone/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name').fill('Old phone');
  await sheet.getByRole('button', { name: 'Rename' }).click();
  await sheet.getByRole('button', { name: 'Dismiss' }).click();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: /^Laptop/ }).click();
  await sheet.getByLabel('Name').fill('New laptop');
  release();
  await expect(answer(page)).toHaveText(/^Saved/);
  await waitForAnimations(page);
  await expect(sheet.getByLabel('Name')).toHaveValue('New laptop');
});

test('the answer to a new name of a passkey leaves its removal open', async ({ page, server }) => {
  await openRealAccount(page, server);
  const phone = { id: 'Phone', name: 'Phone', created_at_ms: 1_700_000_000_000, last_used_at_ms: 0 };
  const json = { code: 1, msg: 'Saved', data: { passkeys: [phone], factor: 0, most: 10 } };
  await page.route(/\/api\/user\/passkeys\?/, (route) => route.fulfill({ json }));
  const release = await holdRequests(page, RENAME, (route) => route.fulfill({ json }));
  await page.goto('/mine/passkeys');
  await page.getByRole('button', { name: /^Phone/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name').fill('Old phone');
  await sheet.getByRole('button', { name: 'Rename' }).click();
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await sheet.getByLabel('Current password').fill('half a pass');
  release();
  await expect(answer(page)).toHaveText(/^Saved/);
  await waitForAnimations(page);
  await expect(sheet.getByLabel('Current password')).toHaveValue('half a pass');
});
