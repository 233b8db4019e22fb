import { adminClient } from '../../server/test/harness/admin-client.js';
import { askedWith } from './harness/agree.js';
import { faultsOf } from './harness/axe.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

test('a form is sent by shortcut, and its confirmation shows the changes and the reason', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { entry: 'Durations' });
  const dialog = desk.getByRole('dialog');
  await desk.getByRole('link', { name: 'New duration' }).click();
  await expect(desk.getByRole('combobox', { name: 'Symbol' })).toBeFocused();
  await desk.getByLabel('Ratio').fill('0.82');
  await desk.getByLabel('Seconds').fill('0.82');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('A whole number.')).toBeVisible();
  await expect(desk.getByLabel('Seconds')).toBeFocused();
  await desk.getByLabel('Seconds').fill('45');
  await desk.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName('Offer “All others, 45 s”?');
  await expect(dialog.getByRole('term').first()).toHaveText('Seconds');
  await expect(dialog.getByRole('definition').first()).toHaveText('45');
  await expect(dialog.getByRole('definition').nth(1)).toHaveText('0.82');
  await expect(dialog).toContainText('A second person must approve this');
  expect(await faultsOf(desk)).toEqual([]);
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Ask for approval' })).toBeDisabled();
  await desk.keyboard.type('Asked by many');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText(/^Requested: All others, 45 s\./)).toBeVisible();
  const owner = await adminClient(server, 'owner');
  const asked = await askedWith(owner, 'Asked by many');
  expect((await owner.call('POST', `approvals/${asked?.id}/reject`, { note: 'Not now.' })).status).toBe(200);

  await desk.goto('/admin/adjustments/create');
  await expect(desk.getByRole('combobox', { name: 'Customer' })).toBeFocused();
  await desk.keyboard.type('bennett');
  await desk.getByRole('option', { name: /Mia Bennett/ }).click();
  await desk.getByLabel('Amount').fill('25.5');
  await desk.getByLabel('Reason').fill('A fee that was booked twice');
  // Enter alone starts a new line; both keys together submit the form.
  await desk.keyboard.press('Control+Enter');
  await expect(dialog).toContainText('credits 25.50 USD to the funding account');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(/^Requested: \+25\.50 USD, Mia Bennett\.$/)).toBeVisible();
  await desk.context().close();
});

test('a setting opened from the search is focused, and its confirmation shows the present value', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Customers' });
  await desk.keyboard.press('Control+k');
  await desk.getByRole('combobox', { name: 'Search everything' }).fill('review_four_eyes_daily');
  await desk.keyboard.press('Enter');
  const field = desk.getByRole('textbox', { name: 'Most that one operator may approve alone in 24 hours' });
  await expect(field).toBeFocused();
  await desk.keyboard.type('6000');
  await expect(field).toHaveValue('6000');
  const dialog = desk.getByRole('dialog', { name: /from 10,000 USD to 6,000 USD\?/ });
  await desk.keyboard.press('Control+Enter');
  await expect(dialog).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await field.press('Enter');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await desk.keyboard.type('Less alone.');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText(/^You requested 6,000 USD .*“Less alone\.”/)).toBeVisible();
  await expect(field).toHaveValue('10000');
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('link', { name: /^History of Most that one operator/ }).click();
  await expect(desk).toHaveURL(/\/audit-log\?filter=.*review_four_eyes_daily/);
  await desk.context().close();
});

test('the search offers only actions that are possible', async ({ browser, server }) => {
  const calls = await adminClient(server, 'owner');
  const rows = await calls.list('customers', { range: [0, 199] });
  const bare = rows.find(({ is_real: isReal, name }) => !isReal && name);
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Customers' });
  await desk.keyboard.press('Control+k');
  const field = desk.getByRole('combobox', { name: 'Search everything' });
  await field.fill(`revoke ${bare?.uid}`);
  await expect(desk.getByRole('option', { name: new RegExp(`${bare?.uid}`) })).toBeVisible();
  await expect(desk.getByRole('option', { name: /^Revoke .* of / })).toHaveCount(0);
  await field.fill('unblock bennett');
  await expect(desk.getByRole('option', { name: /13|Mia Bennett/ }).first()).toBeVisible();
  await expect(desk.getByRole('option', { name: /^Unblock .* of Mia/ })).toHaveCount(0);
  await field.fill('who changed');
  await expect(desk.getByRole('option', { name: /Audit log/ })).toBeVisible();
  await field.fill('zzzzzzz');
  await expect(desk.getByRole('status')).toHaveText('Nothing found.');
  await field.fill('correct bennett');
  await desk.getByRole('option', { name: 'Correct a balance of Mia Bennett' }).click();
  await expect(desk.getByLabel('Amount')).toBeFocused();
  await desk.context().close();
});
