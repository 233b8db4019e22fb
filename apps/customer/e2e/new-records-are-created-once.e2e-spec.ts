import type { Page } from '@playwright/test';
import { openBackOffice } from './harness/back-office.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, test } from './harness/test.js';

/** Presses Save twice, and once more by keys while the answer is late. */
async function saveThrice(desk: Page, resource: string): Promise<void> {
  const release = await holdRequests(desk, `**/admin/api/${resource}`);
  const sent = desk.waitForRequest(`**/admin/api/${resource}`);
  await desk.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await sent;
  await desk.keyboard.press('Control+Enter');
  const answered = desk.waitForResponse(`**/admin/api/${resource}`);
  release();
  await answered;
  await expect(desk).toHaveURL(new RegExp(`/${resource}(\\?.*)?$`));
}

test('news saved by several presses is created once', async ({ browser, server, operator }) => {
  const title = 'Pressed several times';
  const desk = await openBackOffice(browser, server, { entry: 'News' });
  await desk.getByRole('link', { name: 'New news item' }).click();
  await desk.getByRole('combobox', { name: 'Where' }).click();
  await desk.getByRole('option').first().click();
  await desk.getByLabel('Title', { exact: false }).first().fill(title);
  await saveThrice(desk, 'news');
  const rows = await operator.list('news', { range: [0, 199] });
  expect(rows.filter((row) => JSON.stringify(row).includes(title))).toHaveLength(1);
  await desk.context().close();
});

test('a menu entry saved by several presses is created once', async ({ browser, server, operator }) => {
  const name = 'Pressed several times';
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Menus' });
  await desk.goto('/admin/menus/create');
  await desk.getByRole('combobox', { name: 'Group' }).click();
  await desk.getByRole('option').first().click();
  await desk.getByRole('textbox', { name: 'Name (English)' }).fill(name);
  await desk.getByRole('combobox', { name: 'Goes to' }).click();
  await desk.getByRole('option').first().click();
  // No customer sees it.
  await desk.getByRole('switch', { name: 'Shown', exact: true }).uncheck();
  await saveThrice(desk, 'menus');
  const rows = await operator.list('menus', { range: [0, 199] });
  const made = rows.filter((row) => JSON.stringify(row).includes(name));
  expect(made).toHaveLength(1);
  await desk.context().close();
});
