import { expect as expectNow } from '@playwright/test';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { demoCustomer } from '../../server/test/harness/demo-customer.js';
import { testImage, upload } from '../../server/test/harness/pictures.js';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import { faultsOf } from './harness/axe.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

test('an operator opens a customer’s page, loaded by one request, and sends a message', async ({
  browser,
  server,
}) => {
  const { user } = await realCustomer(server);
  await demoCustomer(server);
  const desk = await openBackOffice(browser, server, { entry: 'Customers' });
  await desk.setViewportSize({ width: 1440, height: 900 });
  const calls: string[] = [];
  desk.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/admin/api/customers/${user.id}`)) calls.push(pathname);
  });
  await desk.getByPlaceholder(/e-mail, mobile or UID/).fill(user.uid);
  await expect(desk.getByRole('row')).toHaveCount(2);
  await expect(desk).toHaveURL(new RegExp(user.uid));
  await desk.getByRole('row', { name: new RegExp(user.uid) }).click();
  for (const card of ['Profile', 'Money', 'Identity', 'Result by product', 'Blocks', 'Last logins']) {
    await expect(desk.getByRole('heading', { name: card })).toBeVisible();
  }
  await expect(desk.getByRole('row', { name: 'Equity' })).toContainText('0.00');
  const logins = desk.getByRole('table', { name: 'Logins' });
  await expect(logins.getByText('Live')).toBeVisible();
  const hidden = await logins.evaluate(({ parentElement: box }) =>
    box ? box.scrollWidth - box.clientWidth : Number.NaN,
  );
  expect(hidden).toBe(0);
  expectNow(new Set(calls)).toEqual(new Set([`/admin/api/customers/${user.id}/summary`]));
  expect(await faultsOf(desk)).toEqual([]);

  await desk.keyboard.press('n');
  await expect(desk.getByLabel('New note')).toBeFocused();
  await desk.keyboard.type('Wants his papers back');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByRole('article')).toContainText('Wants his papers back');
  await desk.getByRole('button', { name: /^Edit note/ }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByLabel('Edit note')).toBeFocused();
  await desk.keyboard.press('End');
  await desk.keyboard.type(' by mail');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByRole('article')).toContainText('Wants his papers back by mail');
  await desk.getByRole('button', { name: 'edited once' }).click();
  await expect(desk.getByText('Wants his papers back', { exact: true })).toBeVisible();
  await desk.keyboard.press('t');
  await expect(desk.getByLabel('Add a tag')).toBeFocused();
  await desk.keyboard.type('Long wait');
  await desk.keyboard.press('Enter');
  const tags = desk.getByRole('region', { name: 'Tags' });
  await expect(tags.getByRole('link', { name: 'long wait' })).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await tags.getByRole('link', { name: 'long wait' }).click();
  await expect(desk.getByRole('row')).toHaveCount(2);
  await desk.getByRole('row', { name: new RegExp(user.uid) }).click();
  await tags.getByRole('link', { name: 'long wait' }).focus();
  await desk.keyboard.press('Delete');
  await expect(tags.getByRole('link')).toHaveCount(0);

  // For an unknown tab the customer's page opens its first one.
  await desk.goto(`/admin/customers/${user.id}/show/no-such-tab`);
  await expect(desk).toHaveURL(/\/show$/);
  await expect(desk.getByRole('heading', { name: 'Profile' })).toBeVisible();

  await desk.getByRole('link', { name: 'Write a message' }).click();
  await expect(desk.getByText('One customer receives it.')).toBeVisible();
  await expect(desk.getByRole('combobox', { name: /Customer/ })).toHaveValue(new RegExp(`· ${user.uid}$`));
  await desk.context().close();
});

test('an identity level is revoked by shortcut and approved by a second person', async ({
  browser,
  server,
}) => {
  const { client, user } = await realCustomer(server);
  const support = await adminClient(server, 'support');
  const picture = async (): Promise<string> =>
    (await upload(client, await testImage().jpeg().toBuffer())).data.url;
  await client.take('/api/user/auth_junior_submit', {
    ...{ name: 'Ann Certified', mobile: '+1 202 555 0123' },
    ...{ front_pic: await picture(), reverse_pic: await picture() },
  });
  const filter = { customer_id: user.id, status: 'waiting' };
  const [waiting] = await support.list('verifications', { filter });
  await support.act('verifications', Number(waiting?.id), 'claim');
  await support.act('verifications', Number(waiting?.id), 'approve');

  const desk = await openBackOffice(browser, server, { role: 'support', nth: 0, entry: 'Customers' });
  await desk.goto(`/admin/customers/${user.id}/show`);
  await expect(desk.getByRole('button', { name: /^Revoke Junior/ })).toBeVisible();
  await desk.keyboard.press('2');
  await expect(desk).toHaveURL(/\/documents$/);
  await desk.keyboard.press('0');
  await expect(desk.getByRole('menuitem').first()).toBeFocused();
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('r');
  await expect(desk.getByRole('dialog').getByLabel('Reason')).toBeFocused();
  const stated = desk.getByRole('dialog').getByRole('definition');
  await expect(stated.filter({ hasText: /^Ann Certified$/ })).toBeVisible();
  await expect(desk.getByRole('dialog').getByRole('img', { name: 'Front of the document' })).toBeVisible();
  await expect(desk.getByRole('dialog').getByRole('img', { name: 'Back of the document' })).toBeVisible();
  await desk.keyboard.type('The paper is another one’s');
  expect(await faultsOf(desk)).toEqual([]);
  await desk.keyboard.press('Control+Enter');
  await expect(desk.locator('#main-content').getByText('Waiting for a second person')).toBeVisible();

  const deciding = await openBackOffice(browser, server, { nth: 0, entry: /^To approve/ });
  const waits = deciding.getByRole('row', { name: new RegExp(user.uid) });
  await expect(waits).toBeVisible();
  // The oldest comes first, so requests of other tests are above it.
  await expect(async () => {
    await deciding.keyboard.press('j');
    await expect(waits).toBeFocused({ timeout: 500 });
  }).toPass();
  await deciding.keyboard.press('Enter');
  await expect(deciding.getByRole('img', { name: 'Front of the document' })).toBeVisible();
  const request = deciding.url();
  await deciding.keyboard.press('a');
  const asked = deciding.getByRole('dialog');
  await expect(asked.getByText('Yes → No')).toBeVisible();
  await expect(asked.getByText('The paper is another one’s')).toBeVisible();
  await deciding.keyboard.press('Control+Enter');
  await expect(deciding.getByText(/^Revoked: /)).toBeVisible();
  // The documents and the customer next to the request are read again.
  await deciding.goto(request);
  await expect(deciding.getByText('Revoked by')).toBeVisible();
  await expect(deciding.getByText('Revoked', { exact: true })).toHaveCount(3);
  await expect(desk.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(
    desk.getByText(/^Requested by .+: “The paper is another one’s”\. Approved by .+\.$/),
  ).toBeVisible();
  await desk.getByRole('tab', { name: 'Documents' }).click();
  await expect(desk.getByRole('row', { name: /Revoked .*The paper is another one’s/ })).toBeVisible();
  await desk.context().close();
  await deciding.context().close();
});
