import type { ForexOrder } from '@truemark/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Row } from './harness/admin-client.js';
import { PAY, type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { realCustomer } from './harness/real-customer.js';
import { withOneDatabase } from './harness/with-databases.js';

const MAX_CLOSED_PER_DAY = 20;
const MAX_BLOCKED_PER_DAY = 20;

withOneDatabase((database) => {
  let desk: PaymentsFixture;

  beforeAll(async () => {
    desk = await setUpPayments(database);
  });
  afterAll(() => desk?.close());
  beforeEach(() => desk.next());

  const write = async (method: string, path: string, body: object): Promise<[number, Row]> => {
    const answer = await desk.operator.call<Row>(method, path, body);
    return [answer.status, answer.body];
  };
  const takesTwo = async (method: string, path: string, body: object): Promise<void> => {
    const [status, asked] = await write(method, path, body);
    expect([status, asked.state]).toEqual([202, 'waiting']);
    await desk.operator.call('POST', `approvals/${asked.id}/reject`, { note: 'a test' });
  };

  it('a menu entry that leads to another site takes two people; hiding it, or moving it within the platform, takes one', async () => {
    const [entry] = await desk.operator.list('menus', { filter: { group: 'user_menu' } });
    const path = `menus/${entry?.id}`;
    for (const where of ['https://elsewhere.example/', 'HTTP://elsewhere.example']) {
      await takesTwo('PUT', path, { ...entry, path: where });
      await takesTwo('POST', 'menus', { ...entry, path: where });
    }
    const refused: readonly object[] = [
      ...['//elsewhere.example', '/\\elsewhere.example', '/mine/nothing', 'home_search'].map((where) => ({
        path: where,
      })),
      { group: 'home_template_sort', path: '/trade' },
      { group: 'home_template_sort', path: 'https://elsewhere.example/' },
      { icon: 'star' },
      { icon: '//elsewhere.example/a.png' },
    ];
    for (const wrong of refused) {
      expect([wrong, (await write('PUT', path, { ...entry, ...wrong }))[0]]).toEqual([wrong, 422]);
      expect([wrong, (await write('POST', 'menus', { ...entry, ...wrong }))[0]]).toEqual([wrong, 422]);
    }
    expect(await desk.operator.one('menus', Number(entry?.id))).toEqual(entry);
    expect(await write('PUT', path, { ...entry, path: '/news/detail?id=4', icon: 'news' })).toMatchObject([
      200,
      { path: '/news/detail?id=4' },
    ]);
    expect(await write('PUT', path, { ...entry, name: { en: 'Inside' } })).toMatchObject([
      200,
      { id: entry?.id },
    ]);
    const out = await desk.operator.create('menus', { ...entry, path: 'https://partner.example/' });
    await takesTwo('PUT', `menus/${out.id}`, { ...out, name: { en: 'Pay here' } });
    expect(await write('PUT', `menus/${out.id}`, { ...out, is_shown: false })).toMatchObject([
      200,
      { is_shown: false },
    ]);
    await takesTwo('PUT', `menus/${out.id}`, { ...out, is_shown: true });
    const gone = await desk.operator.call<Row>('DELETE', `menus/${out.id}`);
    expect([gone.status, gone.body.path]).toEqual([200, out.path]);
  });

  it('texts that say where to pay take two people, others one', async () => {
    const [text] = await desk.operator.list('descriptions', {
      filter: { group: 'financial.bank_chare_content' },
    });
    const texts = { en: { title: 'Pay', content: '<p>To this account instead.</p>' } };
    await takesTwo('PUT', `descriptions/${text?.id}`, { ...text, texts });
    // Not under another name either.
    await takesTwo('PUT', `descriptions/${text?.id}`, { ...text, group: 'about.us', texts });
    await takesTwo('POST', 'descriptions', { group: 'financial.more', texts });
    await takesTwo('POST', 'descriptions', { group: 'legal.more', texts });
    const [status, made] = await write('POST', 'descriptions', { group: 'about.more', texts });
    expect([
      status,
      (await write('PUT', `descriptions/${made.id}`, { ...made, is_shown: false }))[0],
    ]).toEqual([201, 200]);
    await takesTwo('PUT', `descriptions/${made.id}`, { ...made, group: 'financial.more' });
  });

  it('what one person wrote before is approved with the change that gives it effect, as it was when that was requested', async () => {
    const [harmless, theirs] = ['<p>Soon.</p>', '<p>Pay to this account instead.</p>'].map((content) => ({
      en: { title: 'Pay', content },
    }));
    const [, draft] = await write('POST', 'descriptions', { group: 'draft.pay', texts: harmless });
    const path = `descriptions/${draft.id}`;
    const [status, asked] = await write('PUT', path, { ...draft, group: 'financial.later' });
    expect(status).toBe(202);
    expect(asked.after).toMatchObject({ group: 'financial.later', texts: harmless });
    expect(asked.before).toEqual({ group: 'draft.pay' });
    expect((await write('PUT', path, { ...draft, texts: theirs }))[0]).toBe(200);
    await desk.second.act('approvals', Number(asked.id), 'approve');
    expect(await desk.operator.one('descriptions', Number(draft.id))).toMatchObject({
      ...{ group: 'financial.later', texts: harmless },
    });

    const [entry] = await desk.operator.list('menus', { filter: { group: 'user_menu' } });
    const link = { ...entry, path: 'https://partner.example/a', name: { en: 'Partner' } };
    const [, made] = await write('POST', 'menus', link);
    await desk.second.act('approvals', Number(made.id), 'approve');
    const [id] = (await desk.operator.list('menus', { filter: { group: 'user_menu' } }))
      .filter((row) => row.path === link.path)
      .map((row) => row.id);
    const [, moved] = await write('PUT', `menus/${id}`, { ...link, path: 'https://partner.example/b' });
    expect(moved.after).toEqual({ path: 'https://partner.example/b' });
    // One person may lead it within the platform, and name it there.
    const inside = { ...link, path: '/news', name: { en: 'Bonus: claim here' } };
    expect((await write('PUT', `menus/${id}`, inside))[0]).toBe(200);
    const late = await desk.second.call<Row>('POST', `approvals/${moved.id}/approve`, {});
    expect([late.status, late.body.key]).toEqual([409, 'approvals.outdated']);
    expect(await desk.operator.one('menus', Number(id))).toMatchObject({ path: '/news' });
  });

  it('a text lists the languages that are older than its latest change', async () => {
    const texts = { en: { title: 'Rule', content: '' }, de: { title: 'Regel', content: '' } };
    const [, made] = await write('POST', 'descriptions', { group: 'about.older', texts });
    const path = `descriptions/${made.id}`;
    const changed = { ...texts, en: { title: 'New rule', content: '' } };
    expect((await write('PUT', path, { ...made, texts: changed }))[1]).toMatchObject({ older: ['de'] });
    const marked = await desk.operator.list('descriptions', { filter: { older: 'de' } });
    expect(marked.map(({ id }) => id)).toEqual([made.id]);
    // An omitted field stays unchanged.
    const { older: _, ...silent } = made;
    const [, hidden] = await write('PUT', path, { ...silent, texts: changed, is_shown: false });
    expect(hidden).toMatchObject({ older: ['de'], is_shown: false });
    expect((await write('PUT', path, { ...hidden, older: [] }))[1]).toMatchObject({ older: [] });
    expect(await desk.operator.list('descriptions', { filter: { older: 'any' } })).toEqual([]);
  });

  const symbolOf = async (code: string): Promise<Row> => {
    const [row] = await desk.operator.list('symbols', { filter: { q: code } });
    if (!row) throw new Error(`no ${code}`);
    return row;
  };

  it('no symbol can be shown under another one’s name, and renaming one with open positions takes two people', async () => {
    const [held, other] = [await symbolOf('BTCUSDT'), await symbolOf('ETHUSDT')];
    for (const ShowCode of [
      held.ShowCode,
      held.Code,
      String(held.ShowCode).toLowerCase(),
      ` ${held.Code}.`,
      // A Cyrillic В.
      String(held.ShowCode).replace('B', '\u0412'),
    ]) {
      const [status, { errors }] = await write('PUT', `symbols/${other.id}`, { ...other, ShowCode });
      expect([status, errors]).toMatchObject([422, { ShowCode: expect.any(String) }]);
    }
    await openOf(held, 1);
    await takesTwo('PUT', `symbols/${held.id}`, { ...held, ShowCode: 'Coin' });
    await takesTwo('PUT', `symbols/${held.id}`, { ...held, Name: 'Coin' });
    expect((await write('PUT', `symbols/${held.id}`, { ...held, Sort: Number(held.Sort) + 1 }))[0]).toBe(200);
  });

  /** Open positions of the customer, as many as requested. */
  async function openOf(symbol: Row, count: number): Promise<ForexOrder[]> {
    await desk.paidIn(900);
    const { client } = desk.customer;
    await client.take('/api/account/transfer', { from: 1, to: 2, balance: 900 });
    const order = { forex_id: symbol.id, type: 1, cont: symbol.ForexMinCont, status: 1 };
    const multiple = (symbol.HasForexMultiple as { Value: number }[]).at(-1)?.Value;
    const opened: ForexOrder[] = [];
    while (opened.length < count) {
      opened.push(await client.take<ForexOrder>('/v2/api/forex/submit', { ...order, multiple }));
    }
    return opened;
  }

  it(`one operator closes at most ${MAX_CLOSED_PER_DAY} positions of real customers a day, however many at once`, async () => {
    const opened = await openOf(await symbolOf('BTCUSDT'), MAX_CLOSED_PER_DAY + 2);
    const reason = 'asked for by telephone';
    const closed = await Promise.all(
      opened.map(({ Id }) => desk.act(desk.operator, 'orders', Id, 'close', { reason })),
    );
    expect(closed.filter(({ status }) => status === 200)).toHaveLength(MAX_CLOSED_PER_DAY);
    const refused = closed.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.key])).toEqual(
      Array(2).fill([409, 'orders.close_limit']),
    );
    const [left] = opened.filter((_, place) => closed[place]?.status !== 200);
    expect((await desk.act(desk.second, 'orders', left?.Id ?? 0, 'close', { reason })).status).toBe(200);
  });

  it('a withdrawal of a blocked customer is not approved by a colleague', async () => {
    await desk.paidIn(100);
    const method = await desk.usableMethod();
    const { id } = await desk.draw({ ...method, number: 50, pay_password: PAY });
    await desk.act(desk.operator, 'withdrawals', id, 'claim');
    const block = { what: 'signIn', reason: 'a word with the bank' };
    expect((await desk.act(desk.second, 'customers', desk.customer.user.id, 'block', block)).status).toBe(
      200,
    );
    const { status, body } = await desk.act(desk.operator, 'withdrawals', id, 'approve');
    expect([status, body.key]).toEqual([409, 'withdraw.blocked']);
    const reason = 'asked to keep it';
    expect((await desk.act(desk.operator, 'withdrawals', id, 'reject', { reason })).status).toBe(200);
  });

  it('concurrent blocks and unblocks by several operators all take effect', async () => {
    const { id } = desk.customer.user;
    const reason = 'a word with the bank';
    const act = (by: typeof desk.operator, action: string, what: string) =>
      desk.act(by, 'customers', id, action, { what, reason });
    await act(desk.operator, 'block', 'trading');
    const done = await Promise.all([
      act(desk.operator, 'block', 'withdrawing'),
      act(desk.second, 'unblock', 'trading'),
      act(desk.owner, 'block', 'signIn'),
    ]);
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { blocked } = await desk.operator.one('customers', id);
    expect(blocked).toEqual({ withdrawing: reason, signIn: reason });
    const log = await desk.owner.list('audit-log', { filter: { customer_id: id } });
    const traces = log.filter(({ action }) => action === 'block' || action === 'unblock');
    // Each entry's previous value is the value the entry before it left.
    for (const [place, { before }] of traces.slice(0, -1).entries()) {
      expect(before).toEqual(traces[place + 1]?.after);
    }
  });

  it(`one operator blocks at most ${MAX_BLOCKED_PER_DAY} customers a day, each of them any number of times`, async () => {
    const people = [];
    while (people.length < MAX_BLOCKED_PER_DAY + 1) people.push((await realCustomer(desk.server)).user.id);
    const block = (id: number, what: string) =>
      desk.act(desk.owner, 'customers', id, 'block', { what, reason: 'a word with the bank' });
    const counted = await desk.owner.list('audit-log', {
      filter: { resource: 'customers', action: 'block', operator_id: await idOf(desk.owner) },
    });
    const room = MAX_BLOCKED_PER_DAY - new Set(counted.map(({ resource_id: id }) => id)).size;
    const done = await Promise.all(people.map((id) => block(id, 'trading')));
    expect(done.filter(({ status }) => status === 200)).toHaveLength(room);
    const [first = 0] = people.filter((_, place) => done[place]?.status === 200);
    const [last = 0] = people.filter((_, place) => done[place]?.status !== 200);
    expect((await block(first, 'withdrawing')).status).toBe(200);
    expect((await block(last, 'trading')).body.key).toBe('customers.block_limit');
    expect((await desk.act(desk.owner, 'customers', last, 'unblock', { what: 'trading' })).status).toBe(200);
    const reason = 'a word with the bank';
    const other = await desk.act(desk.second, 'customers', last, 'block', { what: 'trading', reason });
    expect(other.status).toBe(200);
  });

  it('what one person writes to customers never says where to pay', async () => {
    const { id } = desk.customer.user;
    const refused = async (path: string, body: object): Promise<unknown> => {
      const [status, { errors }] = await write(path.startsWith('settings') ? 'PUT' : 'POST', path, body);
      return [status, Object.keys(errors as object)];
    };
    const reason = 'Please pay to DE89 3704 0044 0532 0130 00';
    const made = await desk.byCoin(30);
    await desk.act(desk.operator, 'deposits', made.id, 'claim');
    expect(await refused(`customers/${id}/block`, { what: 'trading', reason })).toEqual([422, ['reason']]);
    expect(await refused(`deposits/${made.id}/reject`, { reason })).toEqual([422, ['reason']]);
    expect(await refused(`deposits/${made.id}/invalid`, { reason })).toEqual([422, ['reason']]);
    expect(await refused('withdrawals/1/reject', { reason })).toEqual([422, ['reason']]);
    expect(await refused('verifications/1/reject', { reason })).toEqual([422, ['reason']]);
    expect(await refused('orders/1/close', { reason })).toEqual([422, ['reason']]);
    expect(await refused('settings/customer_tag', { value: 'Pay at www.elsewhere.example' })).toEqual([
      422,
      ['value'],
    ]);
  });

  const idOf = async (client: typeof desk.owner): Promise<number> =>
    (await client.call<{ id: number }>('GET', 'auth/me')).body.id;

  it('an operator who lifts a customer’s block cannot pay that customer alone', async () => {
    await desk.paidIn(100);
    const method = await desk.usableMethod();
    const { user } = desk.customer;
    const block = { what: 'withdrawing', reason: 'a word with the bank' };
    expect((await desk.act(desk.second, 'customers', user.id, 'block', block)).status).toBe(200);
    expect((await desk.act(desk.operator, 'customers', user.id, 'unblock', block)).status).toBe(200);
    const { id } = await desk.draw({ ...method, number: 50, pay_password: PAY });
    await desk.act(desk.operator, 'withdrawals', id, 'claim');
    expect(await desk.operator.one('withdrawals', id)).toMatchObject({
      needs_second_person: true,
      second_person_reason: 'unblocked',
    });
    const { status, body } = await desk.act(desk.operator, 'withdrawals', id, 'approve');
    expect([status, body.status]).toEqual([202, 'pending']);
    await desk.agreed(body.approval_id as number);
    expect(await desk.operator.one('withdrawals', id)).toMatchObject({ status: 'approved' });
  });
});
