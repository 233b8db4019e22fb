import { adminClient } from '../../server/test/harness/admin-client.js';
import { openRealAccount } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

// Polling is off, so that it cannot make up for a missing push.
test.use({ polls: false });

test('two owners announce a closing, and customers see it count down at once', async ({ page, server }) => {
  const owners = [await adminClient(server, 'owner', 0), await adminClient(server, 'owner', 1)];
  const together = async (key: string, value: string): Promise<void> => {
    for (const owner of owners) await owner.call('PUT', `settings/${key}`, { value });
  };
  await together('company_loss_url', 'https://example.org/customers');
  await openWithLivePushes(page, '/trade');
  const notice = page.getByRole('region', { name: 'Closing notice' });
  await expect(notice).toBeHidden();
  await together('company_status', '0');
  try {
    await expect(notice).toContainText(/closes in .?(23:59:\d\d|24:00:00)/);
    await expect(notice).toContainText('example.org');
    await page.goto('/news');
    await expect(notice).toBeVisible();
  } finally {
    await together('company_status', '1');
  }
  await expect(notice).toBeHidden();
});

test('after the closing statements and withdrawals stay reachable, and every other page leads to the new place', async ({
  page,
  server,
}) => {
  const place = 'https://example.org/customers';
  await page.route(place, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>We have moved</h1>' }),
  );
  await page.route('**/api/company/getCompanyStatus*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({
      response,
      json: { ...answer, data: { ...answer.data, status: 0, loss_url: place } },
    });
  });
  await page.goto('/mine/withdraw');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await openRealAccount(page, server);
  const notice = page.getByRole('region', { name: 'Closing notice' });
  for (const [path, title] of [
    ['/mine/withdraw', 'Withdraw'],
    ['/mine/history', 'Funds history'],
    ['/mine/auth-double', 'Verification'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(notice.getByRole('link', { name: 'example.org' })).toHaveAttribute('href', place);
    await expect(page).toHaveURL(path);
  }
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/user');
  await expect(notice).toBeVisible();
  await page.goto('/trade');
  await expect(page.getByRole('heading', { name: 'We have moved' })).toBeVisible();
});
