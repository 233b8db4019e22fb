import type { Browser, Page } from '@playwright/test';
import { adminClient } from '../../server/test/harness/admin-client.js';
import type { TestServer } from '../../server/test/harness/server.js';
import { openBackOffice } from './harness/back-office.js';
import { approvedTrader } from './harness/copy-desk.js';
import { expect, test } from './harness/test.js';

const dialogOf = (desk: Page) => desk.getByRole('dialog');

/** An operator has typed why this trader is to be suspended. */
async function askToSuspend(browser: Browser, server: TestServer, nickname: string) {
  const { user } = await approvedTrader(server, nickname, 10);
  const desk = await openBackOffice(browser, server, { entry: /^Traders/ });
  await desk.goto(`/admin/traders/${user.id}/show`);
  await desk.getByRole('button', { name: 'Suspend …' }).click();
  await dialogOf(desk).getByLabel('Reason').fill('We look into a complaint');
  return { id: user.id, desk };
}

test('a question about a suspension stays one after another operator suspended the trader', async ({
  browser,
  server,
  operator,
}) => {
  const { id, desk } = await askToSuspend(browser, server, 'Amber Heron');
  const other = await adminClient(server, 'operator', 1);
  await other.act('traders', id, 'suspend', { reason: 'Another complaint' });
  await expect(desk.locator('#main-content').getByText('Suspended').first()).toBeAttached();
  await desk.keyboard.press('Control+Enter');
  await expect(dialogOf(desk).getByLabel('Reason')).toHaveValue('We look into a complaint');
  expect(await operator.one('traders', id)).toMatchObject({ status: 'suspended' });
  await desk.context().close();
});

test('a double press on a suspension whose answer is late does not reinstate the trader', async ({
  browser,
  server,
  operator,
}) => {
  const { id, desk } = await askToSuspend(browser, server, 'Violet Heron');
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await desk.route('**/suspend', async (route) => {
    const response = await route.fetch();
    await answered;
    await route.fulfill({ response });
  });
  await dialogOf(desk).getByRole('button', { name: 'Suspend' }).click();
  await expect(desk.locator('#main-content').getByText('Suspended').first()).toBeAttached();
  await desk.keyboard.press('Control+Enter');
  answer();
  await expect(dialogOf(desk)).toHaveCount(0);
  expect(await operator.one('traders', id)).toMatchObject({ status: 'suspended' });
  await desk.context().close();
});

test('a question about a reinstatement keeps its reason after another operator reinstated the trader', async ({
  browser,
  server,
  operator,
}) => {
  const { user } = await approvedTrader(server, 'Indigo Heron', 10);
  await operator.act('traders', user.id, 'suspend', { reason: 'A complaint' });
  const desk = await openBackOffice(browser, server, { entry: /^Traders/ });
  await desk.goto(`/admin/traders/${user.id}/show`);
  await desk.getByRole('button', { name: 'Reinstate …' }).click();
  await expect(dialogOf(desk)).toContainText('Reason for the suspension: A complaint');
  await operator.act('traders', user.id, 'reinstate');
  await expect(desk.locator('#main-content').getByText('Suspend …')).toBeAttached();
  await expect(dialogOf(desk)).toContainText('Reason for the suspension: A complaint');
  await desk.context().close();
});
