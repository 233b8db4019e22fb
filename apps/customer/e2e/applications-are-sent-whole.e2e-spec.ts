import type { Browser } from '@playwright/test';
import type { TestServer } from '../../server/test/harness/server.js';
import { fundedCustomer, offerCopyTrading, openWindow } from './harness/copy-desk.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, test } from './harness/priced-test.js';
import { waitUntilLoaded } from './harness/test.js';

const NICKNAME = '**/api/user/nickname';
const APPLICATION = '**/api/follow/apply_trader';

/** A customer's window with a filled application as a trader under a new nickname. */
async function fillApplication(browser: Browser, server: TestServer, nickname: string) {
  await offerCopyTrading(server);
  const customer = await fundedCustomer(server, 1_000);
  const window = await openWindow(browser, server, customer);
  await window.goto('/follow');
  await waitUntilLoaded(window);
  await window.getByRole('button', { name: /^Become a trader/ }).click();
  await window.getByLabel('Nickname').fill(nickname);
  await window.getByRole('checkbox').check();
  return { window, send: window.getByRole('button', { name: 'Send application' }) };
}

test('an application is sent under its new nickname when its form is left meanwhile', async ({
  browser,
  server,
}) => {
  const { window, send } = await fillApplication(browser, server, 'Silver Otter');
  const letThrough = await holdRequests(window, NICKNAME);
  const saving = window.waitForRequest(NICKNAME);
  await send.click();
  await saving;
  await window.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(send).toHaveCount(0);
  letThrough();
  await window.getByRole('button', { name: 'Become a trader Your application is being reviewed' }).click();
  await expect(window.getByText(/Silver Otter/)).toBeVisible();
  await expect(window.getByText('Our staff looks at your application.')).toBeVisible();
});

test('an application that failed after its nickname was saved is sent again', async ({ browser, server }) => {
  const { window, send } = await fillApplication(browser, server, 'Silver Badger');
  await window.route(APPLICATION, (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(window.locator('[data-kind="error"]')).toBeVisible();
  await expect(window.getByText('Saved', { exact: true })).toHaveCount(0);
  await expect(window.getByLabel('Nickname')).toHaveValue('Silver Badger');
  await send.click();
  await expect(window.getByText('Our staff looks at your application.')).toBeVisible();
});
