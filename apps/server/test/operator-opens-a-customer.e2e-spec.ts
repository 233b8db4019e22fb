import type { Account, AuthStatus, ForexOrder, Message, Page, TradeSymbol } from '@truemark/contracts';
import { type CustomerNote, type CustomerSummary, MAX_TAGS, type Tags } from '@truemark/contracts/admin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { targetOf } from './harness/database.js';
import { demoCustomer } from './harness/demo-customer.js';
import { PAY, type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { withDatabases } from './harness/with-databases.js';

withDatabases((database) => {
  let desk: PaymentsFixture;

  beforeAll(async () => {
    desk = await setUpPayments(database);
  });
  afterAll(() => desk?.close());

  const summary = async (id: number, by = desk.operator): Promise<CustomerSummary> => {
    const { status, body } = await by.call<CustomerSummary>('GET', `customers/${id}/summary`);
    expect(status).toBe(200);
    return body;
  };
  const related = ({ related }: CustomerSummary, kind: string): number[] =>
    related.find((each) => each.kind === kind)?.customers.map(({ id }) => id) ?? [];

  it('one answer has everything paid in and out, the equity, and customers with something in common', async () => {
    const former = desk.customer;
    const first = former.user.id;
    await desk.paidIn(100);
    const method = await desk.usableMethod();
    const { id } = await desk.draw({ ...method, number: 40, pay_password: PAY });
    const asked = await summary(first);
    expect(asked).toMatchObject({ id: first, equity: 100, outside: [{ type: 'deposit', net: 100 }] });
    expect(asked.logins).toHaveLength(1);
    await desk.act(desk.operator, 'withdrawals', id, 'claim');
    const { status, body } = await desk.act(desk.operator, 'withdrawals', id, 'approve');
    if (status === 202) await desk.agreed(body.approval_id as number);
    const left = await summary(first);
    expect(left).toMatchObject({ equity: 60, identity: [{ state: 'none' }, { state: 'none' }] });
    expect(left.outside).toEqual([
      { type: 'deposit', net: 100 },
      { type: 'withdrawal', net: -40 },
    ]);

    await desk.next();
    const second = desk.customer.user.id;
    expect(related(await summary(second), 'payout')).toEqual([]);
    await desk.paidIn(100);
    const other = await desk.usableMethod();
    await desk.draw({ ...other, number: 40, pay_password: PAY });
    const seen = await summary(second);
    expect(related(seen, 'payout')).toEqual([first]);
    expect(related(seen, 'picture')).toEqual([first]);
    expect(seen.related.flatMap(({ customers }) => customers)).toContainEqual({
      ...{ id: first, uid: former.user.uid, customer_name: former.email },
    });
    expect(related(seen, 'device')).toContain(first);
    expect(related(await summary(first), 'payout')).toEqual([second]);
  });

  it('a current block shows who set it, and when; a lifted block is not shown', async () => {
    await desk.next();
    const { id } = desk.customer.user;
    const put = (act: 'block' | 'unblock', body: object) =>
      desk.operator.call('POST', `customers/${id}/${act}`, body);
    expect((await summary(id)).blocks).toEqual([]);
    const before = Date.now();
    await put('block', { what: 'trading', reason: 'The bank asked us to wait' });
    await put('block', { what: 'withdrawing', reason: 'Papers are missing' });
    const { blocks } = await summary(id);
    expect(blocks.map(({ what }) => what).sort()).toEqual(['trading', 'withdrawing']);
    expect(new Set(blocks.map(({ by_name: name }) => name)).size).toBe(1);
    expect(blocks[0]?.by_name).toMatch(/\w/);
    expect(blocks.every(({ at_ms: at }) => at >= before - 1000)).toBe(true);
    await put('unblock', { what: 'trading' });
    expect((await summary(id)).blocks).toMatchObject([{ what: 'withdrawing' }]);
  });

  it('the result of a product is the sum of its entries, and open positions count at their price', async () => {
    const { client, user } = await demoCustomer(desk.server);
    const symbols = await client.read<TradeSymbol[]>('/v2/api/forex/trade_list');
    const index = symbols.find(({ Code }) => Code === 'TMX100');
    const buy = { forex_id: index?.Id, type: 1, cont: '0.1', status: 1, multiple: 50 };
    const funds = async (): Promise<number> =>
      (await client.read<Account[]>('/v2/api/main/wallet/getBalance')).reduce(
        (total, { balance, lockBalance }) => total + Number(balance) + Number(lockBalance),
        0,
      );
    const start = await funds();
    expect(await summary(user.id)).toMatchObject({ results: [], equity: start });
    for (let round = 0; round < 2; round++) {
      const opened = await client.take<ForexOrder>('/v2/api/forex/submit', buy);
      expect((await summary(user.id)).open).toContainEqual(
        expect.objectContaining({ product: 'contracts', count: 1, waiting: 0 }),
      );
      await client.take<ForexOrder>('/v2/api/forex/close', { id: opened.Id });
      const { results, equity } = await summary(user.id);
      const net = Number(results.find(({ product }) => product === 'contracts')?.net);
      expect(net).toBeLessThan(0);
      expect(net).toBeCloseTo((await funds()) - start, 7);
      expect(Number(equity)).toBeCloseTo(await funds(), 7);
    }
  });

  it('the customer’s own limits are shown as they were set, to support too', async () => {
    const { client, user } = await demoCustomer(desk.server);
    const support = await adminClient(desk.server, 'support');
    expect((await summary(user.id, support)).limits).toBeNull();
    await client.take('/api/user/limits', { daily_loss: 250, session_minutes: 30 });
    expect((await summary(user.id, support)).limits).toMatchObject({ daily_loss: 250, session_minutes: 30 });
  });

  it('revoking a level of identity takes two people; the customer reads why, and can send the documents again', async () => {
    await desk.next();
    const { client, user } = desk.customer;
    const support = await adminClient(desk.server, 'support');
    const form = async () => ({
      ...{ name: 'Ann Certified', mobile: '+1 202 555 0123' },
      ...{ front_pic: await desk.picture(), reverse_pic: await desk.picture() },
    });
    const ask = (level: string, reason = 'The paper was <found> to be another one’s.') =>
      support.call<{ request_id: number; approval_id: number; key?: string }>(
        'POST',
        `customers/${user.id}/revoke-identity`,
        {
          level,
          reason,
        },
      );
    expect((await ask('junior')).status).toBe(409);
    await client.take('/api/user/auth_junior_submit', await form());
    const [waiting] = await support.list('verifications', {
      filter: { customer_id: user.id, status: 'waiting' },
    });
    await support.act('verifications', Number(waiting?.id), 'claim');
    await support.act('verifications', Number(waiting?.id), 'approve');
    expect((await summary(user.id)).identity[0]).toMatchObject({ level: 'junior', state: 'certified' });

    expect((await ask('junior', 'Pay to https://elsewhere.example/ first')).status).toBe(422);
    const asked = await ask('junior');
    expect([asked.status, asked.body]).toEqual([
      202,
      { request_id: asked.body.approval_id, approval_id: expect.any(Number) },
    ]);
    expect((await summary(user.id)).identity[0]).toMatchObject({ state: 'certified' });
    expect((await support.call('POST', `approvals/${asked.body.request_id}/approve`, {})).status).toBe(403);
    await desk.agreed(asked.body.request_id);
    const [decider] = await support.list('approvals', { filter: { id: asked.body.request_id } });
    const taken = {
      revoked_by_name: decider?.decider_name,
      revoked_asked_by: decider?.maker_name,
      revoked_reason: 'The paper was <found> to be another one’s.',
    };
    expect((await summary(user.id)).identity[0]).toMatchObject({ state: 'revoked', ...taken });
    expect(await support.one('verifications', Number(waiting?.id))).toMatchObject({
      ...{ status: 'approved', revoked_at_ms: decider?.decided_at_ms },
      ...taken,
    });
    expect(await client.read<AuthStatus>('/api/user/auth_status')).toMatchObject({ junior_status: 0 });
    const [told] = (await client.read<Page<Message>>('/api/internalMessage/list')).data;
    expect(told?.title).toBe('Basic verification: revoked');
    expect(told?.desc).toBe('The paper was <found> to be another one’s.');
    const { content } = await client.read<Message>('/api/internalMessage/info', { id: told?.id });
    expect(content).toContain('The paper was &lt;found&gt; to be another one’s.');
    await client.take('/api/user/auth_junior_submit', await form());
    expect((await summary(user.id)).identity[0]).toMatchObject({ state: 'waiting', revoked_reason: null });
  });

  describe('revoking the basic verification while the full one waits', () => {
    let support: AdminClient;
    beforeAll(async () => {
      support = await adminClient(desk.server, 'support');
    });
    beforeEach(() => desk.next());

    const reason = 'The paper is another one’s.';
    const standing = () => desk.customer.client.read<AuthStatus>('/api/user/auth_status');
    const submitted = async (level: 'junior' | 'senior'): Promise<number> => {
      const pictures = { front_pic: await desk.picture(), reverse_pic: await desk.picture() };
      const form =
        level === 'junior'
          ? { ...pictures, mobile: '+1 202 555 0123' }
          : { card_id: 'X-4711-0815', hand_pic: pictures.front_pic };
      const given = { name: 'Ann Certified', ...form };
      await desk.customer.client.take(`/api/user/auth_${level}_submit`, given);
      const filter = { customer_id: desk.customer.user.id, status: 'waiting' };
      const id = Number((await support.list('verifications', { filter }))[0]?.id);
      await support.act('verifications', id, 'claim');
      return id;
    };
    const approve = (id: number) => desk.act(support, 'verifications', id, 'approve');
    /** The full level waits, claimed; the request to revoke the basic one too. */
    const waiting = async (): Promise<[number, number]> => {
      await approve(await submitted('junior'));
      const id = await submitted('senior');
      const path = `customers/${desk.customer.user.id}/revoke-identity`;
      const { body } = await support.call<Row>('POST', path, { level: 'junior', reason });
      return [id, Number(body.request_id)];
    };

    it('rejects the full one with the same reason, and the customer can start again', async () => {
      const [id, request] = await waiting();
      await desk.agreed(request);
      expect(await standing()).toEqual({
        ...{ junior_status: 0, junior_reject: null },
        ...{ senior_status: 0, senior_reject: { reason, fields: {} } },
      });
      expect(await desk.customer.client.read('/api/user/info')).toMatchObject({ review_status: 0 });
      expect(await support.one('verifications', id)).toMatchObject({ status: 'rejected', reason });
      expect((await support.list('claims')).map((claim) => claim.id)).not.toContain(`verifications-${id}`);
      const filter = { resource: 'verifications', resource_id: String(id) };
      const trail = await desk.owner.list('audit-log', { filter });
      expect(trail.map(({ action }) => action)).toEqual(['reject', 'claim']);
      expect(await approve(id)).toMatchObject({ status: 409, body: { key: 'verification.decided' } });
      await approve(await submitted('junior'));
      expect(await standing()).toMatchObject({ junior_status: 2, senior_status: 0 });
    });

    it('leaves no full level to a customer without a basic one, in whichever order they are decided', async () => {
      const [id, request] = await waiting();
      const [approved] = await Promise.all([approve(id), desk.agreed(request)]);
      expect([200, 409]).toContain(approved.status);
      expect(await standing()).toMatchObject({ junior_status: 0, senior_status: 0 });
    });

    it('approves no full one that a former version left waiting', async () => {
      const [id, request] = await waiting();
      await desk.agreed(request);
      const target = targetOf(desk.server);
      await writeBypassingEngine(target, `UPDATE verifications SET status = 'waiting' WHERE id = ${id}`);
      await support.act('verifications', id, 'claim');
      expect(await approve(id)).toMatchObject({ status: 409, body: { key: 'verification.junior_first' } });
      await support.act('verifications', id, 'reject', { reason });
      expect(await standing()).toMatchObject({ junior_status: 0, senior_status: 0 });
    });
  });

  it('notes and tags are for operators only; every version and change is kept with its author, in the audit log too', async () => {
    const { client, user } = await demoCustomer(desk.server);
    const [support, auditor] = await Promise.all([
      adminClient(desk.server, 'support'),
      adminClient(desk.server, 'auditor'),
    ]);
    const path = `customers/${user.id}`;
    const write = (by: typeof support, body: object, edited = '') =>
      by.call<CustomerNote & { key?: string }>('POST', `${path}/notes${edited}`, body);
    const first = (await write(support, { text: 'Called on Monday: <b>wants</b> his papers back.' })).body;
    await write(desk.operator, { text: 'Answered on Tuesday.' });
    const edit = (by: typeof support, former: number) =>
      write(by, { text: 'Called on Monday: wants his papers.', former }, `/${first.id}/edit`);
    expect((await edit(desk.operator, 0)).body.key).toBe('notes.of_another');
    expect((await edit(support, 1)).body.key).toBe('notes.changed');
    const [one, other] = await Promise.all([edit(support, 0), edit(support, 0)]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expect((await write(auditor, { text: 'Read.' })).status).toBe(403);
    expect((await summary(user.id, support)).notes).toMatchObject([
      { text: 'Answered on Tuesday.', is_own: false, former: [] },
      {
        ...{ id: first.id, text: 'Called on Monday: wants his papers.', is_own: true },
        former: [{ text: 'Called on Monday: <b>wants</b> his papers back.' }],
      },
    ]);

    const tag = (word: string, how = 'tag', by = support) =>
      by.call<{ tags: string[]; key?: string }>('POST', `${path}/${how}`, { tag: word });
    expect((await tag('  Long  Wait ')).body.tags).toEqual(['long wait']);
    expect((await tag('vip')).body.tags).toEqual(['long wait', 'vip']);
    expect((await tag('VIP')).body.tags).toEqual(['long wait', 'vip']);
    expect((await tag('<i>')).status).toBe(422);
    expect((await tag('vip', 'tag', auditor)).status).toBe(403);
    const listed = () => auditor.list('customers', { filter: { tag: 'vip' } });
    expect(await listed()).toMatchObject([{ id: user.id, tags: ['long wait', 'vip'] }]);
    const inUse = async () => (await auditor.call<Tags>('GET', 'customers/tags')).body.tags;
    expect(await inUse()).toEqual(['long wait', 'vip']);
    expect((await tag('vip', 'untag')).body.tags).toEqual(['long wait']);
    expect(await listed()).toEqual([]);
    expect(await inUse()).toEqual(['long wait']);
    for (let more = 1; more < MAX_TAGS; more++) await tag(`more ${more}`);
    expect((await tag('one more')).body.key).toBe('tags.full');

    const log = await auditor.list('audit-log', { filter: { customer_id: user.id } });
    const acts = log.map(({ action, operator_email: by }) => `${action} ${by}`).reverse();
    const who = (await support.call<{ email: string }>('GET', 'auth/me')).body.email;
    expect(acts.slice(0, 6).map((act) => act.split(' ')[0])).toEqual([
      ...['write_note', 'write_note', 'edit_note', 'tag', 'tag', 'untag'],
    ]);
    expect(acts.filter((act) => act === `edit_note ${who}`)).toHaveLength(1);
    const told = JSON.stringify([
      await client.read('/api/user/info'),
      await client.read('/api/internalMessage/list'),
    ]);
    expect(told).not.toMatch(/Monday|Tuesday|long wait/);
  });
});
