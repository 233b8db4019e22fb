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

/** Sends an application, and leaves its form before the nickname has an answer. */
async function leaveWhileSent({ window, send }: Awaited<ReturnType<typeof fillApplication>>): Promise<void> {
  const letThrough = await holdRequests(window, NICKNAME);
  const saving = window.waitForRequest(NICKNAME);
  await send.click();
  await saving;
  await window.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(send).toHaveCount(0);
  letThrough();
}

test('an application is sent under its new nickname when its form is left meanwhile', async ({
  browser,
  server,
}) => {
  const form = await fillApplication(browser, server, 'Silver Otter');
  await leaveWhileSent(form);
  const { window } = form;
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

test('a refused nickname is told to whoever left the form meanwhile, once', async ({ browser, server }) => {
  // The site's own name.
  const form = await fillApplication(browser, server, 'Truemark');
  await leaveWhileSent(form);
  await expect(form.window.locator('[data-kind="error"]')).toHaveText(/This nickname is taken/);
});

test('an application without an answer keeps its key when another nickname is refused', async ({
  browser,
  server,
}) => {
  const { window, send } = await fillApplication(browser, server, 'Silver Marten');
  const keys: (string | undefined)[] = [];
  window.on('request', (request) => {
    if (request.url().endsWith('/api/follow/apply_trader')) keys.push(request.headers()['idempotency-key']);
  });
  await window.route(APPLICATION, (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(window.locator('[data-kind="error"]')).toContainText('not known yet');
  await window.getByLabel('Nickname').fill('Truemark');
  await send.click();
  await expect(window.getByText(/This nickname is taken/)).toBeVisible();
  await window.getByLabel('Nickname').fill('Silver Marten');
  await send.click();
  await expect(window.getByText('Our staff looks at your application.')).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('an application that never left is not said to be perhaps carried out', async ({ browser, server }) => {
  const { window, send } = await fillApplication(browser, server, 'Silver Ferret');
  await window.route(NICKNAME, (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(window.locator('[data-kind="error"]')).toContainText('No connection to the server.');
});
