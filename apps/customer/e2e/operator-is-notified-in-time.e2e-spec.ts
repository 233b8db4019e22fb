import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

test('a setting out of range is reported while typing, and its button is disabled', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Settings' });
  await desk.getByLabel('Search settings').fill('stop_out_level');
  const level = desk.getByRole('textbox', { name: /^Margin level in percent at which/ });
  await level.fill('9999999');
  await expect(level).toBeFocused();
  await expect(level).toHaveAttribute('aria-invalid', 'true');
  await expect(
    desk.getByRole('button', { name: /^(?:Ask for|Save) Margin level in percent/ }),
  ).toBeDisabled();
  await level.fill('55');
  await expect(level).toHaveAttribute('aria-invalid', 'false');
  await expect(desk.getByRole('button', { name: /^(?:Ask for|Save) Margin level in percent/ })).toBeEnabled();
  await desk.context().close();
});

test('the back office starts in the theme that its operator chose', async ({ browser, server }) => {
  for (const [device, picked, ground] of [
    ['light', '"dark"', 'rgb(13, 16, 10)'],
    ['dark', '"light"', 'rgb(246, 247, 243)'],
    ['dark', null, 'rgb(13, 16, 10)'],
  ] as const) {
    const context = await browser.newContext({ baseURL: server.url, colorScheme: device });
    // The app never loads: only the content before it is visible.
    await context.route('**/admin/assets/**', (route) => route.abort());
    await context.addInitScript((theme) => {
      if (theme) localStorage.setItem('RaStore.theme', theme);
    }, picked);
    const page = await context.newPage();
    await page.goto('/admin', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveCSS('background-color', ground);
    await context.close();
  }
});
