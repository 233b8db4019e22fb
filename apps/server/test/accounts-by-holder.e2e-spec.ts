import type { ClaimRow } from '@truemark/contracts/admin';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AdminClient, adminClient, demoSignIn } from './harness/admin-client.js';
import { deskLine } from './harness/desk-line.js';
import { type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { withDatabases } from './harness/with-databases.js';

withDatabases((database) => {
  let desk: PaymentsFixture;
  const having = async (by: AdminClient, id: number): Promise<ClaimRow | undefined> => {
    const { body } = await by.call<ClaimRow[]>('GET', 'claims');
    return body.find((claim) => claim.id === `deposits-${id}`);
  };
  const claims = (by: AdminClient, id: number, action: string, body: object = {}) =>
    by.call<{ key?: string; operator_id?: number }>('POST', `claims/deposits-${id}/${action}`, body);
  const numberOf = async (by: AdminClient): Promise<number> =>
    (await by.call<{ id: number }>('GET', 'auth/me')).body.id;

  beforeAll(async () => {
    desk = await setUpPayments(database);
  });
  afterAll(() => desk?.close());
  beforeEach(() => desk.next());

  it('viewing a row claims nothing; a claimed row is listed with its operator until they release it', async () => {
    const { id } = await desk.byCoin(250);
    await desk.operator.one('deposits', id);
    expect(await having(desk.owner, id)).toBeUndefined();
    await desk.act(desk.operator, 'deposits', id, 'claim');
    expect(await having(desk.second, id)).toMatchObject({
      resource: 'deposits',
      subject_id: id,
      operator_id: await numberOf(desk.operator),
      is_own: false,
    });
    expect((await having(desk.operator, id))?.is_own).toBe(true);
    expect((await claims(desk.second, id, 'release')).body.key).toBe('claims.taken');
    expect((await claims(desk.operator, id, 'release')).status).toBe(200);
    expect(await having(desk.owner, id)).toBeUndefined();
    expect((await claims(desk.operator, id, 'release')).status).toBe(200);
    expect((await desk.act(desk.operator, 'deposits', id, 'approve')).body.key).toBe('claims.not_yours');
    expect((await desk.act(desk.second, 'deposits', id, 'claim')).status).toBe(200);
  });

  it('only an owner reassigns a claim, and only to an operator who may work on that queue', async () => {
    const { id } = await desk.byCoin(250);
    const to = await numberOf(desk.second);
    expect((await claims(desk.owner, id, 'assign', { operator_id: to })).status).toBe(404);
    await desk.act(desk.operator, 'deposits', id, 'claim');
    expect((await claims(desk.operator, id, 'assign', { operator_id: to })).status).toBe(403);
    const support = await adminClient(desk.server, 'support');
    const wrong = await claims(desk.owner, id, 'assign', { operator_id: await numberOf(support) });
    expect(wrong.status).toBe(422);
    expect((await claims(desk.owner, id, 'assign', { operator_id: to })).body.operator_id).toBe(to);
    expect((await desk.act(desk.operator, 'deposits', id, 'approve')).body.key).toBe('claims.not_yours');
    expect((await desk.act(desk.second, 'deposits', id, 'approve')).status).toBe(200);
    expect(await having(desk.owner, id)).toBeUndefined();
    expect(await desk.owner.one('deposits', id)).toMatchObject({
      decided_by_name: expect.stringMatching(/./),
      decided_at_ms: expect.any(Number),
    });
    const late = await desk.act(desk.second, 'deposits', id, 'approve');
    expect([late.status, late.body.key]).toEqual([409, 'deposit.not_open']);
    const [trace] = await desk.owner.list('audit-log', {
      filter: { resource: 'deposits', action: 'assign' },
    });
    expect(trace).toMatchObject({ resource_id: String(id), customer_id: expect.any(Number) });
  });

  it('signing out releases all claims of an operator, unless they are still signed in elsewhere', async () => {
    const { id } = await desk.byCoin(250);
    const here = await adminClient(desk.server, 'operator', 1);
    const there = await adminClient(desk.server, 'operator', 1);
    await desk.act(here, 'deposits', id, 'claim');
    await desk.second.call('POST', 'auth/logout');
    await there.call('POST', 'auth/logout');
    expect(await having(desk.owner, id)).toBeDefined();
    await here.call('POST', 'auth/logout');
    expect(await having(desk.owner, id)).toBeUndefined();
  });

  it('new work is pushed as the name of its queue only, to operators who may read it, until their session ends', async () => {
    const { email, password } = demoSignIn(desk.server, 'operator', 1);
    const sign = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = JSON.stringify({ email, password });
    const answer = await fetch(`${desk.server.url}/admin/api/auth/login`, { ...sign, body });
    const { token } = (await answer.json()) as { token: string };
    const line = await deskLine(desk.server);
    const stranger = await deskLine(desk.server);
    stranger.send({ type: 'login', params: 'no such token' });
    expect(await stranger.closed).toBe(4001);
    line.send({ type: 'login', params: token });
    await line.waitFor(({ type }) => type === 'ready');
    const since = Date.now();
    await desk.byCoin(250);
    await line.waitFor((push) => push.type === 'work' && push.queues.includes('deposits'));
    expect(Date.now() - since).toBeLessThan(20_000);
    line.send({ type: 'ping' });
    await line.waitFor(({ type }) => type === 'pong');
    for (const push of line.heard) {
      const names = push.type === 'work' ? { queues: expect.any(Array) } : {};
      expect(push).toEqual({ type: push.type, ...names });
    }
    await fetch(`${desk.server.url}/admin/api/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await line.closed).toBe(4001);
  });
});
