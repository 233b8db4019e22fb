import type { Page } from '@playwright/test';
import type { ChargeRecord, DepositAddress } from '@truemark/contracts';
import { adminClient, type Row } from '../../server/test/harness/admin-client.js';
import { testImage, upload } from '../../server/test/harness/pictures.js';
import { type RealCustomer, realCustomer } from '../../server/test/harness/real-customer.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

const KEY = 'withdraw_new_method_hours';

/** Has the page told a role without these actions, as a custom role may be. */
async function takeAway(desk: Page, lacking: Readonly<Record<string, readonly string[]>>): Promise<void> {
  await desk.route('**/admin/api/auth/me', async (route) => {
    const response = await route.fetch();
    const me = (await response.json()) as { permissions: Record<string, string[]> };
    for (const [resource, actions] of Object.entries(lacking)) {
      me.permissions[resource] = (me.permissions[resource] ?? []).filter((each) => !actions.includes(each));
    }
    await route.fulfill({ response, json: me });
  });
}

async function deposit({ client }: RealCustomer, number: number): Promise<number> {
  const [way] = await client.read<DepositAddress[]>('/api/quickCharge/info');
  const proof = await upload(client, await testImage().jpeg().toBuffer());
  const given = { number, charge_id: way?.id, address: way?.address, proofImg: proof.data.url };
  return (await client.take<ChargeRecord>('/api/quickCharge/submit', given)).id;
}

test('an operator is offered only what the role has', async ({ browser, server, operator }) => {
  const customer = await realCustomer(server);
  const id = await deposit(customer, 71);
  const self = await adminClient(server, 'operator', 1);
  await self.act('deposits', id, 'claim');
  await self.call('POST', 'exports', { resource: 'deposits', format: 'csv' });
  const wanted = { value: '37', reason: 'To be looked at' };
  const asked = await operator.call<Row>('PUT', `settings/${KEY}`, wanted);
  const [found] = await operator.list('customers', { filter: { q: customer.user.uid } });

  const desk = await openBackOffice(browser, server, { entry: 'Claims' });
  const claim = desk.getByRole('row', { name: new RegExp(`Deposits ${id}`) });
  await expect(claim.getByRole('button', { name: 'Release' })).toBeVisible();
  await takeAway(desk, {
    ...{ claims: ['release'], exports: ['delete'], customers: ['write_notes'] },
    ...{ approvals: ['approve'], 'event-mails': ['edit'] },
  });

  await desk.goto('/admin/claims');
  await expect(claim).toBeVisible();
  await expect(claim.getByRole('button', { name: 'Release' })).toHaveCount(0);

  await desk.goto(`/admin/deposits/${id}/show`);
  await expect(desk.getByRole('button', { name: /^Reject/ })).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Release/ })).toHaveCount(0);

  await desk.goto('/admin/exports');
  await expect(desk.getByRole('button', { name: 'Download' }).first()).toBeVisible();
  await expect(desk.getByRole('button', { name: /^(Delete|Cancel)$/ })).toHaveCount(0);

  await desk.goto(`/admin/customers/${found?.id}/show`);
  await desk.getByRole('button', { name: 'Block trading' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByLabel('Reason', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Private note')).toHaveCount(0);

  await desk.goto('/admin/settings');
  await desk.getByLabel('Search settings').fill(KEY);
  const setting = desk.locator(`#setting-${KEY}`);
  await expect(setting.getByRole('link', { name: 'Open the request' })).toBeVisible();
  await expect(setting.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);

  await desk.goto('/admin/account');
  await expect(desk.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  await expect(desk.getByText('E-mail alerts')).toHaveCount(0);
  await operator.act('approvals', Number(asked.body.approval_id), 'reject', { note: 'Only looked at' });
  // Leaving the review released the claim.
  await self.act('deposits', id, 'claim');
  await self.act('deposits', id, 'reject', { reason: 'Only looked at' });
  await desk.context().close();
});

test('a request of a queue is decided by whoever approves requests', async ({
  browser,
  server,
  operator,
}) => {
  const id = await deposit(await realCustomer(server), 5_000);
  await operator.act('deposits', id, 'claim');
  const asked = await operator.call<Row>('POST', `deposits/${id}/approve`, {
    note: 'The payment was checked.',
  });
  expect(asked.status).toBe(202);
  const desk = await openBackOffice(browser, server, { entry: 'Claims' });
  const decide = desk.getByRole('button', { name: 'Decide on the request (a)' });
  await desk.goto(`/admin/deposits/${id}/show`);
  await expect(decide).toBeVisible();
  await takeAway(desk, { deposits: ['approve'] });
  await desk.reload();
  await expect(decide).toBeVisible();
  await takeAway(desk, { approvals: ['approve'] });
  await desk.reload();
  await expect(desk.getByText('“The payment was checked.”')).toBeVisible();
  await expect(decide).toHaveCount(0);
  await operator.act('approvals', Number(asked.body.approval_id), 'reject', { note: 'Only looked at' });
  await operator.call('POST', `deposits/${id}/claim`, {});
  await operator.act('deposits', id, 'reject', { reason: 'Only looked at' });
  await desk.context().close();
});
