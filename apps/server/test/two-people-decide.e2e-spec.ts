import { join } from 'node:path';
import { type SecondFactorProposal, settingDeclaration } from '@truemark/contracts';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { type AdminClient, adminClient, demoSignIn, type Row } from './harness/admin-client.js';
import { acceptInvitation } from './harness/invited.js';
import { outboxOf } from './harness/outbox.js';
import { realCustomer } from './harness/real-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withDatabases } from './harness/with-databases.js';

const KEY = 'company_loss_url';
const url = (name: string): string => `https://example.com/${name}`;

withDatabases((database) => {
  let server: TestServer;
  let owner: AdminClient;
  let second: AdminClient;
  let operator: AdminClient;

  beforeAll(async () => {
    server = await startServer({ database });
    owner = await adminClient(server, 'owner');
    second = await adminClient(server, 'owner', 1);
    operator = await adminClient(server, 'operator');
  });
  afterAll(() => server?.discard());

  const target = () =>
    server.databaseUrl
      ? ({ dialect: 'postgres', url: server.databaseUrl } as const)
      : ({ dialect: 'sqlite', file: join(server.dataDir, 'truemark.db') } as const);
  /** Requests a change of the guarded setting; returns the request's number. */
  const ask = async (value: string, by = owner): Promise<number> => {
    const change = { value, reason: 'the house closes' };
    return (await by.call<{ id: number }>('PUT', `settings/${KEY}`, change)).body.id;
  };
  const decide = (by: AdminClient, id: number, decision: 'approve' | 'reject', note = '') =>
    by.call<{ key?: string; state?: string }>('POST', `approvals/${id}/${decision}`, { note });
  const told = async (answer: ReturnType<typeof decide>): Promise<[number, string | undefined]> => {
    const { status, body } = await answer;
    return [status, body.key ?? body.state];
  };
  const setting = async (): Promise<Row> => owner.one('settings', KEY);

  it('a second person is shown what would change, and the requester can never approve it', async () => {
    const id = await ask(url('a'));
    expect(await setting()).toMatchObject({ value: '', requested: { id, by: 'owner1@truemark.example' } });
    const [seen] = await second.list('approvals', { filter: { state: 'waiting' } });
    expect(seen).toMatchObject({
      ...{ id, kind: 'settings.change', subject: KEY, reason: 'the house closes', state: 'waiting' },
      subject_name: settingDeclaration(KEY)?.description,
      ...{ before: { value: '' }, after: { value: url('a') }, is_own: false, may_approve: true },
    });
    expect(await owner.one('approvals', id)).toMatchObject({ is_own: true, may_approve: false });
    expect(await told(decide(owner, id, 'approve'))).toEqual([403, 'approvals.own']);
    expect(await told(decide(operator, id, 'approve'))).toEqual([403, 'auth.forbidden']);
    expect(await setting()).toMatchObject({ value: '' });
  });

  it('a request takes effect once, however many approve at once, with one audit entry for each decision', async () => {
    const id = await ask(url('b'));
    const pressed = await Promise.all(
      Array.from({ length: 5 }, () => told(decide(second, id, 'approve', 'yes'))),
    );
    expect(pressed.sort(([a], [b]) => a - b)).toEqual([
      [200, 'approved'],
      ...Array(4).fill([409, 'approvals.decided']),
    ]);
    expect(await setting()).toMatchObject({ value: url('b'), requested: null });
    const edits = await owner.list('audit-log', { filter: { resource: 'settings', resource_id: KEY } });
    expect(edits).toHaveLength(1);
    // The setting and its audit entry name both requester and approver.
    expect(edits[0]?.after).toMatchObject({ value: url('b'), asked_for_by: expect.any(Number) });
    const both = { asked_by: 'owner1@truemark.example', changed_by: 'owner2@truemark.example' };
    expect(await setting()).toMatchObject(both);
    const traces = await owner.list('audit-log', { filter: { resource: 'approvals' } });
    // The owner's first request was replaced by the second one.
    expect(traces.map(({ action }) => action)).toEqual(['approve', 'request', 'withdraw', 'request']);
    expect(traces[0]).toMatchObject({
      before: { state: 'waiting', [`settings.change ${KEY}`]: { value: '' } },
      after: { state: 'approved', [`settings.change ${KEY}`]: { value: url('b') } },
    });
  });

  it('a request is checked again when it is approved, against the values of that time', async () => {
    const id = await ask(url('c'));
    const other = await ask(url('d'), second);
    expect(await told(decide(owner, other, 'approve'))).toEqual([200, 'approved']);
    expect(await second.one('approvals', id)).toMatchObject({ before: { value: url('d') } });
    expect(await told(decide(second, id, 'approve'))).toEqual([200, 'approved']);
    expect(await setting()).toMatchObject({ value: url('c'), former: url('d') });
  });

  it('a request expires after a day, and is rejected or cancelled with a reason', async () => {
    const late = await ask(url('e'));
    await writeBypassingEngine(
      target(),
      `UPDATE approvals SET expires_at = made_at, made_at = made_at - 1 WHERE id = ${late}`,
    );
    for (const decision of ['approve', 'reject'] as const) {
      expect(await told(decide(second, late, decision, 'too late'))).toEqual([409, 'approvals.expired']);
    }
    expect(await setting()).toMatchObject({ value: url('c'), requested: null });
    expect(await owner.list('approvals', { filter: { state: 'expired' } })).toMatchObject([{ id: late }]);

    const again = await ask(url('e'));
    expect(again).not.toBe(late);
    expect((await decide(second, again, 'reject')).status).toBe(422);
    expect(await told(decide(second, again, 'reject', 'not now'))).toEqual([200, 'rejected']);
    expect(await told(decide(second, again, 'approve'))).toEqual([409, 'approvals.decided']);
    const mine = await ask(url('f'));
    expect(await told(decide(owner, mine, 'reject', 'a mistake'))).toEqual([200, 'withdrawn']);
    expect(await owner.list('approvals', { filter: { state: 'waiting' } })).toEqual([]);
    expect(await setting()).toMatchObject({ value: url('c') });
  });

  it('an operator’s second factor is removed by two owners, and the operator’s sessions end', async () => {
    const { email, password } = demoSignIn(server, 'operator');
    const { body: me } = await operator.call<{ id: number }>('GET', 'auth/me');
    const reset = (reason: string) =>
      owner.call<{ request_id: number; key: string }>('POST', `operators/${me.id}/reset-second-factor`, {
        reason,
      });
    expect((await reset('lost the phone')).body.key).toBe('operators.no_totp');
    const { body: proposal } = await operator.call<{ secret: string }>('GET', 'auth/totp');
    const code = await generate({ secret: proposal.secret });
    await operator.call('POST', 'auth/totp', { ...proposal, code, current_password: password });
    expect((await reset('')).status).toBe(422);
    const { body } = await reset('lost the phone');
    const { body: him } = await second.call<{ id: number }>('GET', 'auth/me');
    const ends = (id: number) =>
      told(owner.call<{ key: string }>('POST', `operators/${id}/sessions/revoke`, { id: 'none' }));
    // The requester cannot sign out operators who may reject the request.
    expect(await ends(him.id)).toEqual([409, 'operators.may_object']);
    expect(await told(decide(owner, body.request_id, 'approve'))).toEqual([403, 'approvals.own']);
    expect(await told(decide(second, body.request_id, 'approve'))).toEqual([200, 'approved']);
    expect((await operator.call('GET', 'customers')).status).toBe(401);
    operator = await adminClient(server, 'operator', 0, { email, password });
  });

  it('appointing owners, and those who decide, takes two owners, and no owner can remove the other alone', async () => {
    const given = { email: 'new@truemark.example', name: 'New', role: 'owner' };
    const password = 'a long enough one';
    const silent = await owner.call('POST', 'operators', given);
    expect([silent.status, silent.body]).toMatchObject([422, { errors: { reason: expect.any(String) } }]);
    const make = (role: string) =>
      owner.call<Row & { requested: { id: number } }>('POST', 'operators', {
        ...given,
        ...{ role, email: `${role}@truemark.example`, reason: 'joins the house' },
      });
    for (const role of ['owner', 'operator'] as const) {
      const { status, body } = await make(role);
      expect([status, body]).toMatchObject([202, { role: 'support', is_active: false }]);
      const email = `${role}@truemark.example`;
      const signIn = () => operator.call('POST', 'auth/login', { email, password });
      expect((await signIn()).status).toBe(401);
      expect(await told(decide(owner, body.requested.id, 'approve'))).toEqual([403, 'approvals.own']);
      expect(await told(decide(operator, body.requested.id, 'approve'))).toEqual([403, 'auth.forbidden']);
      expect(await told(decide(second, body.requested.id, 'approve'))).toEqual([200, 'approved']);
      expect(await owner.one('operators', body.id)).toMatchObject({ role, is_active: true });
      expect((await signIn()).status).toBe(401);
      await acceptInvitation(server, owner, Number(body.id), password);
      expect((await signIn()).status).toBe(200);
    }
    expect((await make('auditor')).body).toMatchObject({ role: 'auditor', is_active: true });

    const [auditor] = await owner.list('operators', { filter: { role: 'auditor' } });
    const change = { role: 'operator', reason: 'helps with the queues' };
    const put = async (id: number | string | undefined, changes: object): Promise<Row> => {
      const row = await owner.one('operators', id ?? 0);
      return (await owner.call<Row>('PUT', `operators/${id}`, { ...row, ...changes })).body;
    };
    const raised = await put(auditor?.id, change);
    expect(raised).toMatchObject({ role: 'auditor', requested: { id: expect.any(Number) } });
    const { body: other } = await second.call<Row>('GET', 'auth/me');
    const ousted = await put(other.id, { role: 'support', reason: 'went away' });
    expect(ousted).toMatchObject({ role: 'owner', is_active: true, requested: { id: expect.any(Number) } });
    for (const { requested } of [raised, ousted]) {
      const { id } = requested as { id: number };
      expect(await told(decide(owner, id, 'reject', 'a mistake'))).toEqual([200, 'withdrawn']);
    }
    const unsaid = await owner.call('PUT', `operators/${other.id}`, { ...other, is_active: false });
    expect(unsaid.status).toBe(422);
    const off = await put(other.id, { is_active: false, reason: 'went away' });
    expect(off).toMatchObject({ is_active: true, requested: { id: expect.any(Number) } });
    const { id } = off.requested as { id: number };
    expect(await told(decide(owner, id, 'approve'))).toEqual([403, 'approvals.own']);
    // Nobody can reject a request about themselves; the requester can cancel it.
    expect(await told(decide(second, id, 'reject', 'not now'))).toEqual([403, 'approvals.own']);
    expect(await told(decide(owner, id, 'reject', 'not now'))).toEqual([200, 'withdrawn']);
    // An operator who is not an owner can be deactivated at once by one owner.
    const [, rogue] = await owner.list('operators', { filter: { role: 'operator' } });
    const stopped = await put(rogue?.id, { is_active: false });
    expect([stopped.is_active, stopped.requested]).toEqual([false, undefined]);
    const back = await put(rogue?.id, { is_active: true });
    expect(Number(back.decides_from_ms)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  });

  it('a customer’s second factor is removed by two people; the customer is told, and their sessions end', async () => {
    const { client, user, email, password } = await realCustomer(server);
    const { secret, proposal } = await client.take<SecondFactorProposal>(
      '/api/user/second_factor/propose',
      {},
    );
    const code = await generate({ secret });
    await client.take('/api/user/second_factor/add', { proposal, code, password });
    const support = await adminClient(server, 'support');
    expect(await support.one('customers', user.id)).toMatchObject({ has_second_factor: true });
    const path = `customers/${user.id}/reset-second-factor`;
    const reset = (reason: string) => support.call<Row & { request_id: number }>('POST', path, { reason });
    const { status, body } = await reset('showed the passport');
    const { request_id: id } = body;
    expect([status, body]).toEqual([202, { request_id: id, approval_id: id }]);
    expect(await told(decide(support, id, 'approve'))).toEqual([403, 'auth.forbidden']);
    // The operator's own second factor was just removed, so this operator may approve nothing for a day.
    expect(await told(decide(operator, id, 'approve'))).toEqual([403, 'approvals.not_yet']);
    expect(await told(decide(second, id, 'approve'))).toEqual([200, 'approved']);
    expect((await client.get('/api/user/info')).code).toBe(999);
    const again = { account: email, password, login_type: 'email' };
    expect((await client.form('/api/user/loginForU', again)).code).toBe(1);
    expect((await outboxOf(operator, email)).map(({ kind }) => kind)).toContain('factor.removed');
    const log = await owner.list('audit-log', { filter: { customer_id: user.id } });
    expect(log.map(({ action }) => action)).toEqual(['approve', 'reset second factor', 'request']);
    const nothing = await reset('once more');
    expect([nothing.status, nothing.body.key]).toEqual([409, 'customers.no_second_factor']);
  });

  it('operators end their own sessions one by one, and an owner ends anybody’s', async () => {
    const { body: me } = await operator.call<{ id: number }>('GET', 'auth/me');
    const elsewhere = await adminClient(server, 'operator');
    const { body: mine } = await operator.call<Row[]>('GET', 'auth/sessions');
    expect(mine.map(({ is_current: isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    const other = mine.find(({ is_current: isCurrent }) => !isCurrent);
    expect(
      (await operator.call('POST', `operators/${me.id}/sessions/revoke`, { id: other?.id })).status,
    ).toBe(403);
    expect((await operator.call('POST', 'auth/sessions/revoke', { id: other?.id })).status).toBe(200);
    expect((await elsewhere.call('GET', 'auth/me')).status).toBe(401);
    expect((await operator.call('POST', 'auth/sessions/revoke', { id: other?.id })).status).toBe(404);
    expect(await owner.act('operators', `${me.id}/sessions`, 'revoke')).toEqual([]);
    expect((await operator.call('GET', 'auth/me')).status).toBe(401);
    operator = await adminClient(server, 'operator');
  });

  it('a customer’s sessions and the log of what was done to them can be read', async () => {
    const [customer] = await operator.list('customers', { filter: { q: 'mia.bennett' } });
    const id = customer?.id ?? 0;
    for (const what of ['trading', 'withdrawing']) {
      await operator.act('customers', id, 'block', { what, reason: 'a word with the bank' });
    }
    await operator.act('customers', id, 'unblock', { what: 'trading' });
    const log = await owner.list('audit-log', { filter: { customer_id: id } });
    expect(log.map(({ action }) => action)).toEqual(['unblock', 'block', 'block']);
    expect((await operator.call<Row[]>('GET', `customers/${id}/sessions`)).status).toBe(200);
  });

  it('the log is searched by text, operator, row and time, and continued after a row', async () => {
    const found = await owner.list('audit-log', { filter: { q: 'A WORD with' } });
    expect(found.map(({ action }) => action)).toEqual(['unblock', 'block', 'block']);
    expect(await owner.list('audit-log', { filter: { q: '100%_' } })).toEqual([]);
    const { body: me } = await second.call<{ id: number }>('GET', 'auth/me');
    const mine = await owner.list('audit-log', { filter: { operator_id: me.id }, range: [0, 99] });
    expect(new Set(mine.map(({ operator_email: email }) => email))).toEqual(
      new Set(['owner2@truemark.example']),
    );
    const [newest, next] = mine;
    const [behind] = await owner.list('audit-log', { filter: { operator_id: me.id, below: newest?.id } });
    expect(behind).toEqual(next);
    expect(await owner.list('audit-log', { filter: { place: newest?.place } })).toEqual([newest]);
    const at = Number(newest?.at_ms);
    const within = await owner.list('audit-log', { filter: { from: at, until: at + 1, operator_id: me.id } });
    expect(within).toContainEqual(newest);
    expect(await owner.list('audit-log', { filter: { until: at - 3_600_000 } })).toEqual([]);
  });

  it('verify checks the audit log, and reports a row that was changed outside the server', async () => {
    const [row] = await owner.list('audit-log', { filter: { action: 'unblock' } });
    // Gives the expired request the times that the server wrote.
    await writeBypassingEngine(
      target(),
      `UPDATE approvals SET made_at = expires_at, expires_at = expires_at + 86400000 WHERE made_at = expires_at - 1`,
    );
    expect(await verifyLedger(server)).toMatch(
      /ok {2}\d+ audit rows are a chain that ends at \d+:[0-9a-f]{64}/,
    );
    await writeBypassingEngine(target(), `UPDATE audit_log SET operator_email = 'x' WHERE id = ${row?.id}`);
    await expect(verifyLedger(server)).rejects.toThrow(
      `audit row ${row?.place} (number ${row?.id}: unblock of`,
    );
    await writeBypassingEngine(
      target(),
      `UPDATE audit_log SET operator_email = '${row?.operator_email}' WHERE id = ${row?.id}`,
    );
    await expect(verifyLedger(server)).resolves.toBeDefined();
  });
});
