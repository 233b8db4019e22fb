import type { FollowEvents } from '@truemark/contracts';
import type { AdminClient } from '../../server/test/harness/admin-client.js';
import { testImage, upload } from '../../server/test/harness/pictures.js';
import { type RealCustomer, realCustomer } from '../../server/test/harness/real-customer.js';
import type { TestServer } from '../../server/test/harness/server.js';
import { faultsOf } from './harness/axe.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/priced-test.js';

/** A funded customer who applies as a trader, with a name and a picture. */
async function applicant(server: TestServer, operator: AdminClient, nickname: string): Promise<RealCustomer> {
  const customer = await withMoney(server, operator);
  const { data } = await upload(customer.client, await testImage({ colour: '#2f6fb5' }).jpeg().toBuffer());
  await customer.client.take('/api/user/avatar', { url: data.url });
  await customer.client.take('/api/user/nickname', { nickname });
  await customer.client.take('/api/follow/apply_trader', {});
  return customer;
}

async function withMoney(server: TestServer, operator: AdminClient): Promise<RealCustomer> {
  const customer = await realCustomer(server);
  const sum = { customer_id: customer.user.id, accountTypeId: 2, amount: '20000', reason: 'A start' };
  await operator.create('adjustments', sum);
  return customer;
}

test('an operator approves one trader, rejects another, and suspends the first', async ({
  browser,
  server,
  operator,
}) => {
  await operator.change('settings', 'is_follow', { value: '1' });
  const leader = await applicant(server, operator, 'Copper Heron');
  const refused = await applicant(server, operator, 'Grey Heron');

  const desk = await openBackOffice(browser, server, { entry: /^Traders/ });
  const dialog = desk.getByRole('dialog');
  await desk.getByRole('row', { name: /Copper Heron/ }).click();
  await expect(desk.getByRole('img', { name: 'Picture' })).toBeVisible();
  await expect(desk.getByText('Not a lead trader yet')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Approve (a)' })).toBeVisible();
  expect(await operator.one('traders', leader.user.id)).toMatchObject({ claimed_by: null });
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Approve (a)' }).click();
  await expect(dialog.getByText('Let Copper Heron be followed?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => operator.one('traders', leader.user.id)).toMatchObject({ status: 'approved' });

  await desk.getByRole('menuitem', { name: /^Traders/ }).click();
  await desk.getByRole('row', { name: /Grey Heron/ }).click();
  await expect(desk.getByRole('button', { name: 'Reject (r)' })).toBeVisible();
  await desk.getByRole('button', { name: 'Reject (r)' }).click();
  await expect(desk.getByText('The customer reads this: please enter a reason.')).toBeVisible();
  await desk.getByLabel('To the customer').fill('Trade a while longer first');
  await desk.getByRole('button', { name: 'Reject (r)' }).click();
  await expect(dialog.getByText('The customer reads: “Trade a while longer first”')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reject it' }).click();
  await expect
    .poll(() => operator.one('traders', refused.user.id))
    .toMatchObject({ status: 'rejected', reason: 'Trade a while longer first' });

  const follower = await withMoney(server, operator);
  const terms = { trader_id: leader.user.id, multiple: '0.5', max_amount: 5_000 };
  await follower.client.take('/api/follow/follow_trader', terms);
  const index = (await operator.list('symbols')).find(({ Code }) => Code === 'TMX100');
  await leader.client.take('/v2/api/forex/submit', {
    ...{ forex_id: index?.id, type: 1, cont: '0.2', status: 1, multiple: 50 },
  });
  await expect
    .poll(() => follower.client.read<FollowEvents>('/api/follow/events'))
    .toMatchObject({ data: [{ result: 'copied' }] });

  await desk.getByRole('menuitem', { name: 'Copied events' }).click();
  const turn = desk.getByRole('row', { name: new RegExp(follower.user.uid) });
  await expect(turn).toContainText('Copied');
  await expect(turn).toContainText('Copper Heron');
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('menuitem', { name: 'Followers' }).click();
  await expect(desk.getByRole('row', { name: new RegExp(follower.user.uid) })).toContainText('Following');
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('link', { name: 'Copper Heron' }).first().click();
  await expect(desk.getByText('Figures of three weeks')).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('tab', { name: 'Followers' }).click();
  await expect(desk.getByRole('row', { name: new RegExp(follower.user.uid) })).toBeVisible();
  await desk.getByRole('tab', { name: 'Overview' }).click();

  await desk.getByRole('button', { name: 'Suspend …' }).click();
  await expect(dialog.getByText('Their followers are notified (1 with real money)')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('We look into a complaint');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(desk.getByText('We look into a complaint')).toBeVisible();
  await expect.poll(() => operator.one('traders', leader.user.id)).toMatchObject({ status: 'suspended' });
  await desk.getByRole('button', { name: 'Reinstate …' }).click();
  await dialog.getByRole('button', { name: 'Reinstate' }).click();
  await expect.poll(() => operator.one('traders', leader.user.id)).toMatchObject({ status: 'approved' });
  await desk.context().close();
});
