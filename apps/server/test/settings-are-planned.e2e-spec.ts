import type { PlannedSettingRow } from '@truemark/contracts/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { withOneDatabase } from './harness/with-databases.js';

const LATER = 3_600_000;

withOneDatabase((database) => {
  let desk: PaymentsFixture;
  type Answer = PlannedSettingRow & { approval_id?: number; errors?: Record<string, string>; key: string };
  const plan = (by: AdminClient, key: string, value: string, from: number) =>
    by.call<Answer>('POST', `settings/${key}/plan`, { value, holds_at_ms: from, reason: 'a story' });
  const stateOf = async (id: number): Promise<PlannedSettingRow | undefined> => {
    const rows = await desk.operator.list('planned-settings', { filter: { id: [id] } });
    return rows[0] as unknown as PlannedSettingRow;
  };
  const valueOf = async (key: string): Promise<unknown> => (await desk.operator.one('settings', key)).value;
  const becomes = (id: number, state: string): Promise<void> =>
    expect.poll(async () => (await stateOf(id))?.state, { timeout: 30_000 }).toBe(state);

  beforeAll(async () => {
    desk = await setUpPayments(database);
  });
  afterAll(() => desk?.close());

  it('a time that has passed, and an invalid value, are refused at once', async () => {
    const late = await plan(desk.operator, 'site_name', 'Too late', Date.now() - 1_000);
    expect([late.status, Object.keys(late.body.errors ?? {})]).toEqual([422, ['holds_at_ms']]);
    const wrong = await plan(desk.operator, 'stop_out_level', 'high', Date.now() + LATER);
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['value']]);
    const own = await plan(desk.owner, 'company_status', '0', Date.now() + LATER);
    expect([own.status, own.body.key]).toEqual([409, 'settings.own_notice']);
    for (const networks of ['198.51.100.0/24', '']) {
      const shut = await plan(desk.owner, 'operator_networks', networks, Date.now() + LATER);
      expect([shut.status, shut.body.key]).toEqual([409, 'settings.never_planned']);
    }
    expect(await desk.owner.one('settings', 'operator_networks')).toMatchObject({ is_plannable: false });
    expect(await desk.owner.one('settings', 'site_name')).toMatchObject({ is_plannable: true });
  });

  it('a change that fell due while the server was down applies at its start, once, with one audit entry', async () => {
    const { status, body } = await plan(desk.operator, 'site_name', 'Planned name', Date.now() + 2_000);
    expect([status, body.state]).toEqual([200, 'waiting']);
    expect(await valueOf('site_name')).not.toBe('Planned name');
    await desk.server.kill('SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await desk.server.restart();
    await becomes(body.id, 'held');
    expect(await valueOf('site_name')).toBe('Planned name');
    const traces = () =>
      desk.owner.list('audit-log', {
        filter: { resource: 'settings', resource_id: 'site_name', action: 'edit' },
      });
    await expect.poll(async () => (await traces()).length, { timeout: 30_000 }).toBe(1);
    await desk.operator.call('PUT', 'settings/site_name', { value: 'By hand' });
    await desk.server.restart();
    expect(await valueOf('site_name')).toBe('By hand');
    expect(await traces()).toHaveLength(2);
  });

  it('planning what takes two people takes two, and so does cancelling it', async () => {
    const asked = await plan(desk.operator, 'stop_out_level', '40', Date.now() + LATER);
    expect(asked.status).toBe(202);
    const request = Number(asked.body.approval_id);
    expect((await desk.operator.call('POST', `approvals/${request}/approve`, {})).status).toBe(403);
    expect(await desk.operator.list('planned-settings', { filter: { key: 'stop_out_level' } })).toEqual([]);
    await desk.agreed(request);
    const [row] = await desk.operator.list('planned-settings', { filter: { key: 'stop_out_level' } });
    expect(row).toMatchObject({ state: 'waiting', value: '40' });
    const back = await desk.second.call<Answer>('POST', `planned-settings/${row?.id}/stop`, {});
    expect([back.status, (await stateOf(Number(row?.id)))?.state]).toEqual([202, 'waiting']);
    const agreed = await desk.operator.call('POST', `approvals/${back.body.approval_id}/approve`, {});
    expect([agreed.status, (await stateOf(Number(row?.id)))?.state]).toEqual([200, 'cancelled']);
    expect(await valueOf('stop_out_level')).not.toBe('40');
    const again = await desk.second.call<Answer>('POST', `planned-settings/${row?.id}/stop`, {});
    expect([again.status, again.body.key]).toEqual([409, 'settings.plan_ended']);
  });

  it('a change that is not possible now is refused at once, and support cannot plan changes', async () => {
    const now = await valueOf('only_one_account');
    const inUse = await plan(desk.operator, 'only_one_account', now === '1' ? '0' : '1', Date.now() + LATER);
    expect([inUse.status, inUse.body.key]).toEqual([409, 'settings.in_use']);
    const support = await adminClient(desk.server, 'support');
    expect((await plan(support, 'site_name', 'Theirs', Date.now() + LATER)).status).toBe(403);
  });
});
