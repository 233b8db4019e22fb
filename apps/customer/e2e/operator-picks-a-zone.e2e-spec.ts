import { faultsOf } from './harness/axe.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

test('an operator chooses a time zone that lists, filters and forms use, and returns to the default one', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Customers' });
  const pick = async (typed: string, option: string): Promise<void> => {
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Zone' }).fill(typed);
    await desk.getByRole('option', { name: option }).click();
    await dialog.getByRole('button', { name: 'Apply' }).click();
  };
  await expect(desk.locator('tbody time').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Times in GMT' }).click();
  await expect(desk.getByRole('dialog').getByRole('combobox', { name: 'Zone' })).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await pick('hong', 'Asia/Hong Kong · GMT+8');
  await expect(desk.getByRole('button', { name: 'Times in Asia/Hong Kong' })).toBeVisible();

  const registered = desk.locator('tbody time').first();
  await registered.hover();
  const instant = Date.parse((await registered.getAttribute('datetime')) ?? '');
  const there = new Date(instant + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  await expect(desk.getByRole('tooltip')).toHaveText(`${there} GMT+8`);
  expect(await faultsOf(desk)).toEqual([]);

  // A filter's day is a day in that zone.
  await desk.getByRole('button', { name: 'Add filter' }).click();
  await desk.getByRole('menuitemcheckbox', { name: 'Registered from' }).click();
  const asked = desk.waitForRequest((request) => decodeURIComponent(request.url()).includes('"from"'));
  await desk.getByLabel('Registered from').fill('2026-03-04');
  expect(decodeURIComponent((await asked).url())).toContain('"from":"2026-03-03T16:00:00.000Z"');
  await expect(desk.getByLabel('Registered from')).toHaveValue('2026-03-04');

  // A start time is entered in that zone too.
  await desk.goto('/admin/news/create');
  await expect(desk.getByLabel('From (Asia/Hong Kong)')).toBeVisible();

  await desk.goto('/admin/customers');
  await desk.getByRole('button', { name: 'Profile' }).click();
  await desk.getByRole('menuitem', { name: 'Times in Asia/Hong Kong' }).click();
  await pick('platform', 'Platform default (GMT)');
  await expect(desk.getByRole('button', { name: 'Times in GMT' })).toBeVisible();
  await desk.context().close();
});
