import { demoSignIn } from '../../server/test/harness/admin-client.js';
import { faultsOf } from './harness/axe.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

test('an operator switches the back office to Traditional Chinese, refusals included, and back', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { entry: 'Customers' });
  await desk.getByRole('button', { name: 'Profile' }).click();
  await desk.getByRole('menuitem', { name: '繁體中文' }).click();
  await expect(desk.locator('html')).toHaveAttribute('lang', 'zh-HK');
  await expect(desk.getByRole('heading', { name: '客戶', level: 1 })).toBeVisible();
  await expect(desk.getByRole('columnheader', { name: '註冊時間' })).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);

  await desk.goto('/admin/account');
  await desk.getByLabel('現時密碼').fill('not the password');
  await desk.getByRole('textbox', { name: '新密碼' }).fill('a quite different password');
  await desk.getByRole('button', { name: '更改密碼' }).click();
  await expect(desk.getByText('這不是你的密碼。').first()).toBeVisible();

  await desk.goto('/admin/settings?q=stop_out_level');
  await expect(desk.getByRole('heading', { name: '強制平倉的保證金水平（百分比）' })).toBeVisible();

  await desk.getByRole('button', { name: '個人' }).click();
  await desk.getByRole('menuitem', { name: 'English' }).click();
  await expect(desk.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await desk.context().close();
});

test('a device set to Chinese gets the sign-in in Chinese', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'zh-TW' });
  const page = await context.newPage();
  const { email } = demoSignIn(server, 'auditor');
  await page.goto('/admin');
  await page.getByLabel('電郵').fill(email);
  await page.getByRole('textbox', { name: '密碼' }).fill('not the password at all');
  await page.getByRole('button', { name: '登入' }).click();
  await expect(page.getByText('電郵地址或密碼不正確。')).toBeVisible();
  await context.close();
});
