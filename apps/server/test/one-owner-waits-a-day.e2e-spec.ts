import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { type AskedRequest, decided, letItsTimeCome } from './harness/second-person.js';
import { startServer, type TestServer } from './harness/server.js';
import { withDatabases } from './harness/with-databases.js';

const OWNER = { ADMIN_EMAIL: 'only@truemark.example', ADMIN_PASSWORD: 'the only owner there is' };
const DAY = 24 * 3_600_000;
const KEY = 'stop_out_level';

withDatabases((database) => {
  let server: TestServer;
  let owner: AdminClient;

  beforeAll(async () => {
    server = await startServer({ database, seed: 'none', env: OWNER });
    const signIn = { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD };
    owner = await adminClient(server, 'owner', 0, signIn);
  });
  afterAll(() => server?.discard());

  const wish = async (value: string): Promise<AskedRequest> => {
    const { status, body } = await owner.call<AskedRequest>('PUT', `settings/${KEY}`, { value });
    expect(status).toBe(202);
    return body;
  };
  const setting = async () => (await owner.one('settings', KEY)).value;
  const edits = () => owner.list('audit-log', { filter: { resource: 'settings', resource_id: KEY } });

  it('is told when it holds, sees it listed, and can take it back', async () => {
    const before = Date.now();
    const asked = await wish('40');
    expect(asked.holds_at_ms).toBeGreaterThanOrEqual(before + DAY);
    expect(asked.holds_at_ms).toBeLessThanOrEqual(Date.now() + DAY);
    expect(await owner.list('approvals', { filter: { state: 'waiting' } })).toMatchObject([
      { id: asked.id, may_approve: false, may_reject: true, holds_at_ms: asked.holds_at_ms },
    ]);
    expect((await owner.one('settings', KEY)).requested).toMatchObject({ holds_at_ms: asked.holds_at_ms });
    expect((await owner.call('POST', `approvals/${asked.id}/approve`, {})).status).toBe(403);
    const { body } = await owner.call<Row>('POST', `approvals/${asked.id}/reject`, { note: 'not needed' });
    expect(body.state).toBe('withdrawn');
    await letItsTimeCome(server, asked.id);
    const next = await wish('41');
    await letItsTimeCome(server, next.id);
    expect(await decided(owner, next.id)).toMatchObject({ state: 'approved' });
    // The one that was taken back came due first.
    expect(await owner.one('approvals', asked.id)).toMatchObject({ state: 'withdrawn' });
    expect(await setting()).toBe('41');
  });

  it('comes true by itself once, also where the house did not run at that time', async () => {
    const count = (await edits()).length;
    const asked = await wish('42');
    await server.stop();
    await letItsTimeCome(server, asked.id);
    await server.restart();
    expect(await decided(owner, asked.id)).toMatchObject({ state: 'approved', decider: null });
    expect(await setting()).toBe('42');
    await server.restart();
    const other = await wish('43');
    await letItsTimeCome(server, other.id);
    await decided(owner, other.id);
    expect(await setting()).toBe('43');
    expect(await edits()).toHaveLength(count + 2);
  });

  it('is judged once more at that time, and ends with the reason where it cannot be done', async () => {
    const terms = { Seconds: 33, ProfitRatio: 0.5, LimitAmount: 1, MaxAmount: 10, IsEnabled: true };
    const ask = async (more: object) =>
      (await owner.call<AskedRequest>('POST', 'durations', { ...terms, ForexId: null, ...more })).body;
    const [one, same] = [await ask({}), await ask({ MaxAmount: 20 })];
    // The second wish replaced the first one.
    expect(await owner.one('approvals', one.id)).toMatchObject({ state: 'withdrawn' });
    const other = (await owner.create('durations', { ...terms, ForexId: null, Seconds: 34 })).id;
    const { body: change } = await owner.call<AskedRequest>('PUT', `durations/${other}`, {
      ...{ ...terms, ForexId: null },
    });
    await letItsTimeCome(server, same.id);
    expect(await decided(owner, same.id)).toMatchObject({ state: 'approved' });
    await letItsTimeCome(server, change.id);
    expect(await decided(owner, change.id)).toMatchObject({
      state: 'rejected',
      note: 'There is a duration of so many seconds already.',
    });
  });

  it('nobody is alone by having switched the others off', async () => {
    const password = 'another long password';
    const second = { name: 'Second', email: 'second@truemark.example', role: 'owner', password };
    // Where there is one owner, he names the next one alone.
    const made = await owner.call<Row>('POST', 'operators', { ...second, reason: 'joins the house' });
    const asked = made.body as Row & { approval_id?: number };
    if (asked.approval_id) return;
    expect((await wish('45')).holds_at_ms).toBeNull();
    await owner.call('PUT', `operators/${made.body.id}`, { ...second, password: '', is_active: false });
    expect((await wish('46')).holds_at_ms).toBeNull();
  });
});
