import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { type AdminClient, adminClient, demoSignIn, type Row } from './harness/admin-client.js';
import { targetOf } from './harness/database.js';
import { type Mailbox, openMailbox, textOf } from './harness/mailbox.js';
import { type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { withDatabases } from './harness/with-databases.js';

const ROUNDS = 10;
const CHOSEN = 'a password of his own';

interface Told {
  readonly key?: string;
  readonly token?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly approval_id?: number;
}

withDatabases((database) => {
  let desk: PaymentsFixture;
  let mailbox: Mailbox;
  let owner: AdminClient;
  let other: AdminClient;

  beforeAll(async () => {
    mailbox = await openMailbox();
    const mail = { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://house.example/' };
    desk = await setUpPayments(database, mail);
    ({ owner } = desk);
    other = await adminClient(desk.server, 'owner', 1);
  });
  afterAll(async () => {
    for (const [id, from] of waits)
      await past(`UPDATE operators SET decides_from = ${from} WHERE id = ${id}`);
    await desk?.close();
    await mailbox?.close();
  });

  const post = async (path: string, body: object, by = owner): Promise<[number, Told]> => {
    const answer = await by.call<Told>('POST', path, body);
    return [answer.status, answer.body];
  };
  const put = (by: AdminClient, row: Row, changes: object) =>
    by.call<Told & Row>('PUT', `operators/${row.id}`, { ...row, ...changes });
  const find = async (email: string): Promise<Row> => {
    const rows = await owner.list('operators', { range: [0, 99] });
    const found = rows.find((row) => row.email === email);
    if (!found) throw new Error(`no ${email}`);
    return found;
  };
  const signIn = (email: string, password: string) => post('auth/login', { email, password });
  const tokenIn = (text: string): string =>
    /https:\/\/house\.example\/admin\/#\/set-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  const past = (sql: string) => writeBypassingEngine(targetOf(desk.server), sql);
  /** Original end of each operator's waiting period; restored at the end, because the journal records it. */
  const waits = new Map<number, number>();
  /** Ends the waiting period of all operators. */
  const aDayGoesBy = async (asked = owner): Promise<void> => {
    for (const row of await asked.list('operators', { range: [0, 99] })) {
      const from = Number(row.decides_from_ms);
      if (from > 1) waits.set(Number(row.id), from);
    }
    await past('UPDATE operators SET decides_from = 1 WHERE decides_from > 1');
  };

  it('nobody sets the password of an operator by editing the operator, not in the demo either', async () => {
    for (const role of ['support', 'owner'] as const) {
      const { email, password } = demoSignIn(desk.server, role);
      const { status, body } = await put(owner, await find(email), { password: 'known to the owner' });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['password']]);
      expect((await signIn(email, password))[0]).toBe(200);
    }
  });

  it('a link goes to its owner only, works once, and its owner approves nothing for a day', async () => {
    const { email } = demoSignIn(desk.server, 'operator', 1);
    const row = await find(email);
    expect((await post(`operators/${row.id}/send-link`, {}, desk.operator))[0]).toBe(403);
    expect(await post(`operators/${row.id}/send-link`, {})).toEqual([200, { sent_to: email }]);
    const first = tokenIn(textOf(await mailbox.next(email)));
    await post(`operators/${row.id}/send-link`, {});
    const token = tokenIn(textOf(await mailbox.next(email)));
    expect([first === token, mailbox.mails.every(({ to }) => to === email)]).toEqual([false, true]);
    expect(await owner.list('outbox')).toEqual([]);
    const log = JSON.stringify(await owner.list('audit-log', { range: [0, 99] }));
    expect([log.includes(token), desk.server.logs().includes(token)]).toEqual([false, false]);

    const open = (given: string, password = CHOSEN) => post('auth/set-password', { token: given, password });
    expect((await open(first))[1].key).toBe('operators.link_invalid');
    expect((await open(token, 'short'))[0]).toBe(422);
    const opened = await Promise.all([1, 2, 3, 4, 5].map(() => open(token)));
    expect(opened.map(([status]) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await open(token))[1].key).toBe('operators.link_invalid');
    expect((await desk.second.call('GET', 'auth/me')).status).toBe(401);
    const back = await adminClient(desk.server, 'operator', 1, { email, password: CHOSEN });

    await desk.next();
    const large = await desk.byCoin(2_000);
    await desk.act(desk.operator, 'deposits', large.id, 'claim');
    const { status, body } = await desk.act(desk.operator, 'deposits', large.id, 'approve');
    expect(status).toBe(202);
    const request = body.approval_id as number;
    expect((await desk.act(back, 'approvals', request, 'approve')).body.key).toBe('approvals.not_yet');
    expect(await desk.funding()).toEqual([0, 0]);
    expect((await desk.act(other, 'approvals', request, 'approve')).status).toBe(200);
    expect(await desk.funding()).toEqual([2_000, 0]);

    // An approval that the operator could normally give alone needs a second person meanwhile.
    const small = await desk.byCoin(10);
    await desk.act(back, 'deposits', small.id, 'claim');
    expect(await back.one('deposits', small.id)).toMatchObject({
      needs_second_person: true,
      second_person_reason: 'new',
    });
    expect((await desk.act(back, 'deposits', small.id, 'approve')).status).toBe(202);
    await aDayGoesBy();
    expect((await desk.act(back, 'deposits', small.id, 'approve')).status).toBe(200);
  });

  it('the owner who creates an account and the operator who has it are never each other’s second person', async () => {
    const given = { email: 'puppet@house.example', name: 'Puppet' };
    const typed = { ...given, role: 'operator', reason: 'helps', password: 'known to the owner' };
    const [unheard, { errors }] = await post('operators', typed);
    expect([unheard, Object.keys(errors ?? {})]).toEqual([422, ['password']]);
    const [status, body] = await post('operators', { ...given, role: 'operator', reason: 'helps' });
    expect(status).toBe(202);
    expect((await desk.act(other, 'approvals', body.approval_id as number, 'approve')).status).toBe(200);
    const token = tokenIn(textOf(await mailbox.next(given.email)));
    expect((await post('auth/set-password', { token, password: CHOSEN }))[0]).toBe(200);
    const first = await adminClient(desk.server, 'operator', 9, { email: given.email, password: CHOSEN });

    const ask = async (by: AdminClient): Promise<number> => {
      await desk.next();
      const { id } = await desk.byCoin(2_000);
      await desk.act(by, 'deposits', id, 'claim');
      return (await desk.act(by, 'deposits', id, 'approve')).body.approval_id as number;
    };
    const decide = async (by: AdminClient, request: number): Promise<unknown> => {
      const answer = await desk.act(by, 'approvals', request, 'approve');
      return answer.status === 200 ? 200 : answer.body.key;
    };
    const mine = await ask(owner);
    expect(await decide(first, mine)).toBe('approvals.not_yet');
    expect(await decide(owner, await ask(first))).toBe('approvals.own');
    const asked = await ask(first);
    expect(await decide(owner, asked)).toBe('approvals.own');
    expect(await decide(other, asked)).toBe(200);
    await aDayGoesBy();
    expect(await decide(first, await ask(other))).toBe(200);
    // The operator who opened an account cannot be the second person for its owner, nor the other way round.
    expect(await decide(first, mine)).toBe('approvals.own');
    expect(await decide(owner, await ask(first))).toBe('approvals.own');
  });

  it('an invited operator chooses a password by a link; without a password nobody signs in', async () => {
    const email = 'auditor@house.example';
    const [status] = await post('operators', { email, name: 'Auditor', role: 'auditor' });
    expect(status).toBe(201);
    for (const password of ['', 'anything at all']) expect((await signIn(email, password))[0]).not.toBe(200);
    const token = tokenIn(textOf(await mailbox.next(email)));
    expect((await post('auth/set-password', { token, password: CHOSEN }))[0]).toBe(200);
    expect((await signIn(email, CHOSEN))[0]).toBe(200);
  });

  it(`a second factor that is set up while somebody edits the same operator is kept, ${ROUNDS} times`, async () => {
    const { email, password } = demoSignIn(desk.server, 'auditor', 1);
    const auditor = await adminClient(desk.server, 'auditor', 1);
    const row = await find(email);
    for (let round = 0; round < ROUNDS; round++) {
      const { body } = await auditor.call<{ secret: string }>('GET', 'auth/totp');
      const code = await generate({ secret: body.secret });
      const given = { secret: body.secret, code, current_password: password };
      const [added, edited] = await Promise.all([
        auditor.call('POST', 'auth/totp', given),
        put(owner, row, { name: `Auditor ${round}` }),
      ]);
      expect([added.status, edited.status]).toEqual([200, 200]);
      expect(await find(email)).toMatchObject({ has_totp: true, name: `Auditor ${round}` });
      await auditor.call('POST', 'auth/totp/remove', { current_password: password });
    }
  });

  it(`two owners who deactivate each other at the same instant leave one, ${ROUNDS} times`, async () => {
    const [one, two] = await owner.list('operators', { filter: { role: 'owner' } });
    if (!one || !two) throw new Error('the demo has two owners');
    for (let round = 0; round < ROUNDS; round++) {
      const off = { is_active: false, reason: 'went away' };
      const asked = await Promise.all([put(owner, two, off), put(other, one, off)]);
      expect(asked.map(({ status }) => status)).toEqual([202, 202]);
      const [first, second] = asked.map(({ body }) => body.approval_id as number);
      const done = await Promise.all([
        desk.act(other, 'approvals', first as number, 'approve'),
        desk.act(owner, 'approvals', second as number, 'approve'),
      ]);
      expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
      const stays = done[0]?.status === 200 ? owner : other;
      const gone = stays === owner ? two : one;
      const active = await stays.list('operators', { filter: { role: 'owner', is_active: true } });
      expect(active).toHaveLength(1);
      for (const { id } of await stays.list('approvals', { filter: { state: 'waiting' } })) {
        await stays.call('POST', `approvals/${id}/reject`, { note: 'a test' });
      }
      expect((await put(stays, gone, { is_active: true })).status).toBe(200);
      await aDayGoesBy(stays);
      if (stays === owner) other = await adminClient(desk.server, 'owner', 1);
      else owner = await adminClient(desk.server, 'owner', 0);
    }
  });

  it('without a mail server no link is sent, and a link is created on the machine itself', async () => {
    const { email } = demoSignIn(desk.server, 'support', 1);
    await desk.server.restart({ SMTP_URL: '', OPERATOR_LINK: email });
    const { id } = await find(email);
    expect((await post(`operators/${id}/send-link`, {}))[1].key).toBe('operators.no_mail');
    expect(await owner.list('outbox')).toEqual([]);
    const [, token] = /set-password\?token=([\w-]+)/.exec(desk.server.logs()) ?? [];
    expect((await post('auth/set-password', { token, password: CHOSEN }))[0]).toBe(200);
    expect((await signIn(email, CHOSEN))[0]).toBe(200);
  });
});
