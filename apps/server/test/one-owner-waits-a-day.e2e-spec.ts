import { afterAll, beforeAll, expect, it } from 'vitest';
import { approvals } from '../dist/features/approvals/approval.table.js';
import { readingOf } from './engine/reading.js';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { type AdminClient, adminClient, type Role, type Row } from './harness/admin-client.js';
import { targetOf } from './harness/database.js';
import { acceptInvitation } from './harness/invited.js';
import { startWithOneOwner } from './harness/one-owner.js';
import { type AskedRequest, decided, makeDue } from './harness/second-person.js';
import type { TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

const DAY = 24 * 3_600_000;
const KEY = 'stop_out_level';
const CHOSEN = 'a password of his own';

withOneDatabase((database) => {
  let server: TestServer;
  let owner: AdminClient;

  beforeAll(async () => {
    ({ server, owner } = await startWithOneOwner(database));
  });
  afterAll(() => server?.discard());

  const requestValue = async (value: string): Promise<AskedRequest> => {
    const { status, body } = await owner.call<AskedRequest>('PUT', `settings/${KEY}`, { value });
    expect(status).toBe(202);
    return body;
  };
  const past = (sql: string) => writeBypassingEngine(targetOf(server), sql);
  const setting = async () => (await owner.one('settings', KEY)).value;
  const edits = () => owner.list('audit-log', { filter: { resource: 'settings', resource_id: KEY } });

  it('a single owner’s request states when it takes effect, is listed, and can be withdrawn', async () => {
    const before = Date.now();
    const asked = await requestValue('40');
    expect(asked.holds_at_ms).toBeGreaterThanOrEqual(before + DAY);
    expect(asked.holds_at_ms).toBeLessThanOrEqual(Date.now() + DAY);
    expect(await owner.list('approvals', { filter: { state: 'waiting' } })).toMatchObject([
      { id: asked.id, may_approve: false, may_reject: true, holds_at_ms: asked.holds_at_ms },
    ]);
    expect((await owner.one('settings', KEY)).requested).toMatchObject({ holds_at_ms: asked.holds_at_ms });
    expect((await owner.call('POST', `approvals/${asked.id}/approve`, {})).status).toBe(403);
    const { body } = await owner.call<Row>('POST', `approvals/${asked.id}/reject`, { note: 'not needed' });
    expect(body.state).toBe('withdrawn');
    await makeDue(server, asked.id);
    const next = await requestValue('41');
    await makeDue(server, next.id);
    expect(await decided(owner, next.id)).toMatchObject({ state: 'approved' });
    // The cancelled request fell due first.
    expect(await owner.one('approvals', asked.id)).toMatchObject({ state: 'withdrawn' });
    expect(await setting()).toBe('41');
  });

  it('a single owner’s request takes effect once by itself, also when the server was not running at that time', async () => {
    const count = (await edits()).length;
    const asked = await requestValue('42');
    await server.stop();
    await makeDue(server, asked.id);
    await server.restart();
    expect(await decided(owner, asked.id)).toMatchObject({ state: 'approved', decider: null });
    expect(await setting()).toBe('42');
    await server.restart();
    const other = await requestValue('43');
    await makeDue(server, other.id);
    await decided(owner, other.id);
    expect(await setting()).toBe('43');
    expect(await edits()).toHaveLength(count + 2);
  });

  it('a single owner’s request is checked again when it falls due, and rejected with the reason where it cannot be done', async () => {
    const terms = { Seconds: 33, ProfitRatio: 0.5, LimitAmount: 1, MaxAmount: 10, IsEnabled: true };
    const ask = async (more: object) =>
      (await owner.call<AskedRequest>('POST', 'durations', { ...terms, ForexId: null, ...more })).body;
    const [one, same] = [await ask({}), await ask({ MaxAmount: 20 })];
    // The second request replaced the first one.
    expect(await owner.one('approvals', one.id)).toMatchObject({ state: 'withdrawn' });
    const other = (await owner.create('durations', { ...terms, ForexId: null, Seconds: 34 })).id;
    const { body: change } = await owner.call<AskedRequest>('PUT', `durations/${other}`, {
      ...{ ...terms, ForexId: null },
    });
    await makeDue(server, same.id);
    expect(await decided(owner, same.id)).toMatchObject({ state: 'approved' });
    await makeDue(server, change.id);
    expect(await decided(owner, change.id)).toMatchObject({
      state: 'rejected',
      note: 'There is already a duration of this length.',
    });
  });

  it('a single owner’s request is rejected when it falls due if he is gone, or is no owner any more', async () => {
    const reading = readingOf(() => targetOf(server));
    const stateOf = (id: number) =>
      reading(async (reader) => (await reader.first(approvals, 'WHERE id = $1', [id]))?.state);
    for (const [gone, back] of [
      ['is_active = 0', 'is_active = 1'],
      ["role = 'auditor'", "role = 'owner'"],
    ]) {
      const { id } = await requestValue('49');
      await past(`UPDATE operators SET ${gone}`);
      await makeDue(server, id);
      await expect.poll(() => stateOf(id)).not.toBe('waiting');
      await past(`UPDATE operators SET ${back}`);
      expect(await owner.one('approvals', id)).toMatchObject({
        state: 'rejected',
        note: 'The requester no longer has the permission for this.',
      });
    }
    expect(await setting()).not.toBe('49');
  });

  it('a new owner can be rejected by a colleague with a week of service, also by one who cannot approve', async () => {
    const staff = async (name: string, role: string): Promise<AdminClient> => {
      const person = { name, email: `${name}@truemark.example`, role };
      const { body } = await owner.call<Row>('POST', 'operators', { ...person, reason: 'helps' });
      ids.set(name, Number(body.id));
      const asked = body as Row & { approval_id?: number };
      if (asked.approval_id) {
        await makeDue(server, asked.approval_id);
        expect(await decided(owner, asked.approval_id)).toMatchObject({ state: 'approved' });
      }
      await acceptInvitation(server, owner, Number(body.id), CHOSEN);
      return adminClient(server, role as Role, 0, { email: person.email, password: CHOSEN });
    };
    const ids = new Map<string, number>();
    const [veteran, newcomer] = [await staff('veteran', 'support'), await staff('newcomer', 'support')];
    await past(`UPDATE operators SET created_at = created_at - ${8 * DAY} WHERE id = ${ids.get('veteran')}`);
    const puppet = { name: 'Puppet', email: 'puppet@truemark.example', role: 'owner' };
    const { body } = await owner.call<{ approval_id: number }>('POST', 'operators', {
      ...{ ...puppet, reason: 'joins the house' },
    });
    const reject = (by: AdminClient) =>
      by.call<Row>('POST', `approvals/${body.approval_id}/reject`, { note: 'nobody knows him' });
    expect(await newcomer.one('approvals', body.approval_id)).toMatchObject({ may_reject: false });
    expect((await reject(newcomer)).status).toBe(403);
    expect(await veteran.one('approvals', body.approval_id)).toMatchObject({
      ...{ may_reject: true, may_approve: false },
    });
    expect((await reject(veteran)).body).toMatchObject({ state: 'rejected' });
    // It ends no other request of a broker with one owner.
    const { id } = await requestValue('44');
    expect((await veteran.call('POST', `approvals/${id}/reject`, { note: 'not this one' })).status).toBe(403);
  });

  it('when it falls due, a single owner’s request waits for another person who can decide by then', async () => {
    const asked = await requestValue('47');
    const second = { name: 'Second', email: 'second@truemark.example', role: 'owner' };
    const { body } = await owner.call<Row & { approval_id: number }>('POST', 'operators', {
      ...{ ...second, reason: 'joins the house' },
    });
    await makeDue(server, body.approval_id);
    expect(await decided(owner, body.approval_id)).toMatchObject({ state: 'approved' });
    await makeDue(server, asked.id);
    const now = await untilAsked(owner, asked.id);
    expect(now).toMatchObject({ state: 'waiting', holds_at_ms: null });
    expect(await setting()).not.toBe('47');
    expect(Number(now.expires_at_ms)).toBeGreaterThan(Date.now() + DAY - 3_600_000);
    // An owner named a moment ago may approve nothing, but may reject anything.
    await acceptInvitation(server, owner, Number(body.id), CHOSEN);
    const newOwner = await adminClient(server, 'owner', 1, { email: second.email, password: CHOSEN });
    expect((await newOwner.call<Row>('POST', `approvals/${asked.id}/approve`, {})).body.key).toBe(
      'approvals.not_yet',
    );
    const turned = await newOwner.call<Row>('POST', `approvals/${asked.id}/reject`, { note: 'not now' });
    expect(turned.body).toMatchObject({ state: 'rejected' });
    // The new owner counts in spite of the waiting period, and deactivation needs both owners.
    expect((await requestValue('45')).holds_at_ms).toBeNull();
    await past(`UPDATE operators SET decides_from = 1 WHERE id = ${body.id}`);
    const next = await requestValue('48');
    // The only other owner was invited by the requester: no approval until the account is accepted.
    expect((await newOwner.call<Row>('POST', `approvals/${next.id}/approve`, {})).body.key).toBe(
      'approvals.own',
    );
    const off = { ...(await owner.one('operators', body.id)), is_active: false, reason: 'went away' };
    const ousting = await owner.call<{ approval_id: number; state?: string }>(
      'PUT',
      `operators/${body.id}`,
      off,
    );
    expect(ousting.status).toBe(202);
    expect(await owner.one('approvals', ousting.body.approval_id)).toMatchObject({ holds_at_ms: null });
  });
});

/** Waits until the request needs a second person. */
async function untilAsked(client: AdminClient, id: number): Promise<Row> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const row = await client.one('approvals', id);
    if (row.holds_at_ms === null || row.state !== 'waiting') return row;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`request ${id} still waits for nobody`);
}
