import type { Browser, Page } from '@playwright/test';
import type { TestServer } from '../../server/test/harness/server.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

/** The list of operators is opened, and its rows come once `release` lets them. */
async function openWithoutRows(browser: Browser, server: TestServer) {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Dashboard' });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await desk.route('**/admin/api/operators?**', async (route) => {
    await released;
    await route.continue();
  });
  await desk.getByRole('menuitem', { name: 'Operators' }).click();
  await expect(desk).toHaveURL(/\/admin\/operators/);
  return { desk, release };
}

/** The page's own clock stands still from now on, so much later: how busy the machine is does not count. */
const standStill = (desk: Page, later = 0): Promise<void> =>
  desk.evaluate((by) => {
    const at = performance.now() + by;
    performance.now = () => at;
  }, later);

test('keys that are pressed before a list has rows mark and open one as it has', async ({
  browser,
  server,
}) => {
  const { desk, release } = await openWithoutRows(browser, server);
  await standStill(desk);
  for (const key of ['j', 'j', 'Enter']) await desk.keyboard.press(key);
  release();
  await expect(desk).toHaveURL(/\/admin\/operators\/\d+/);
  await desk.context().close();
});

test('keys that no list comes for in time are forgotten', async ({ browser, server }) => {
  const { desk, release } = await openWithoutRows(browser, server);
  for (const key of ['j', 'Enter']) await desk.keyboard.press(key);
  await standStill(desk, 2_500);
  release();
  await expect(desk.locator('main tbody tr.RaDataTable-row').first()).toBeVisible();
  await expect(desk).toHaveURL(/\/admin\/operators(\?.*)?$/);
  await desk.context().close();
});
