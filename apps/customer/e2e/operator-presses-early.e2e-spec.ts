import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

test('keys that are pressed before a list has rows mark and open one as it has', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Dashboard' });
  let release = (): void => undefined;
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await desk.route('**/admin/api/operators?**', async (route) => {
    await pressed;
    await route.continue();
  });
  await desk.getByRole('menuitem', { name: 'Operators' }).click();
  await expect(desk).toHaveURL(/\/admin\/operators/);
  await desk.keyboard.press('j');
  await desk.keyboard.press('j');
  await desk.keyboard.press('Enter');
  release();
  await expect(desk).toHaveURL(/\/admin\/operators\/\d+/);
  await desk.context().close();
});

test('keys that no list comes for in time are forgotten', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Dashboard' });
  await desk.route('**/admin/api/operators?**', async (route) => {
    await desk.waitForTimeout(2_500);
    await route.continue();
  });
  await desk.getByRole('menuitem', { name: 'Operators' }).click();
  await expect(desk).toHaveURL(/\/admin\/operators/);
  await desk.keyboard.press('j');
  await desk.keyboard.press('Enter');
  await expect(desk.locator('main tbody tr.RaDataTable-row').first()).toBeVisible();
  await expect(desk).toHaveURL(/\/admin\/operators(\?.*)?$/);
  await desk.context().close();
});
