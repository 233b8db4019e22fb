import type { BulkAnswer } from '@truemark/contracts/admin';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { realCustomer } from './harness/real-customer.js';
import { withDatabases } from './harness/with-databases.js';

withDatabases((database) => {
  let desk: PaymentsFixture;
  const bulk = async (by: AdminClient, path: string, body: object): Promise<BulkAnswer> => {
    const { status, body: answer } = await by.call<BulkAnswer>('POST', path, body);
    expect([path, status]).toEqual([path, 200]);
    return answer;
  };
  const traces = (filter: Readonly<Record<string, unknown>>): Promise<Row[]> =>
    desk.owner.list('audit-log', { filter });
  const numberOf = async (by: AdminClient): Promise<number> =>
    (await by.call<{ id: number }>('GET', 'auth/me')).body.id;

  beforeAll(async () => {
    desk = await setUpPayments(database);
  });
  afterAll(() => desk?.close());
  beforeEach(() => desk.next());

  it('durations: switching off takes one person, switching on takes two, with a request for each', async () => {
    const ids = (await desk.operator.list('durations', { range: [0, 2] })).map(({ id }) => Number(id));
    const off = { ids: [...ids, 99_999], on: false };
    const preview = await bulk(desk.operator, 'durations/switch-many', { ...off, is_preview: true });
    expect(preview.rows.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done', 'left_out']);
    expect(preview.rows[3]?.why).toBe('There is no such duration.');
    expect((await desk.operator.one('durations', ids[0] as number)).IsEnabled).toBe(true);
    const done = await bulk(desk.operator, 'durations/switch-many', { ...off, ids });
    expect(done.rows.every(({ outcome }) => outcome === 'done')).toBe(true);
    for (const id of ids) expect((await desk.operator.one('durations', id)).IsEnabled).toBe(false);
    const rows = await traces({ resource: 'durations', action: 'edit' });
    expect(rows.slice(0, 3).map(({ resource_id }) => resource_id)).toHaveLength(3);
    expect(new Set(rows.slice(0, 3).map(({ resource_id }) => resource_id)).size).toBe(3);
    const again = await bulk(desk.operator, 'durations/switch-many', { ...off, ids, is_preview: true });
    expect(again.rows.map(({ why }) => why)).toEqual(ids.map(() => 'Nothing would change.'));

    const asked = await bulk(desk.operator, 'durations/switch-many', { ids, on: true, reason: 'back' });
    expect(asked.rows.map(({ outcome }) => outcome)).toEqual(ids.map(() => 'asked'));
    expect((await desk.operator.one('durations', ids[0] as number)).IsEnabled).toBe(false);
    for (const { request_id: request } of asked.rows) await desk.agreed(Number(request));
    for (const id of ids) expect((await desk.operator.one('durations', id)).IsEnabled).toBe(true);
  });

  it('customers: several get a tag, each with an audit entry; those who have it are left out', async () => {
    const [first, second] = [desk.customer.user.id, (await realCustomer(desk.server)).user.id];
    await desk.operator.call('POST', `customers/${first}/tag`, { tag: 'march' });
    const wanted = { ids: [first, second], tag: 'March', on: true };
    const preview = await bulk(desk.operator, 'customers/tag-many', { ...wanted, is_preview: true });
    expect(preview.rows.map(({ outcome }) => outcome)).toEqual(['left_out', 'done']);
    expect((await desk.operator.one('customers', second)).tags).toEqual([]);
    await bulk(desk.operator, 'customers/tag-many', wanted);
    expect((await desk.operator.one('customers', second)).tags).toEqual(['march']);
    expect(await traces({ action: 'tag', customer_id: second })).toHaveLength(1);
    await bulk(desk.operator, 'customers/tag-many', { ...wanted, on: false });
    expect((await desk.operator.one('customers', first)).tags).toEqual([]);
  });

  it('a message to selected customers reaches each of them and nobody else', async () => {
    const other = await realCustomer(desk.server);
    const filter = { customers: [desk.customer.user.id, other.user.id] };
    const sent = await desk.operator.call<Row>('POST', 'messages', {
      ...{ to: 'filter', filter, texts: { en: { title: 'To the two of you', content: 'Thank you.' } } },
    });
    expect(sent.status).toBe(201);
    await expect
      .poll(async () => (await desk.operator.one('messages', Number(sent.body.id))).state, {
        timeout: 20_000,
      })
      .toBe('sent');
    expect((await desk.operator.one('messages', Number(sent.body.id))).sent).toBe(2);
    for (const customer_id of filter.customers) {
      expect(await traces({ resource: 'messages', customer_id })).toHaveLength(1);
    }
  });

  it('claims: an owner assigns several rows to one operator; rows that do not exist are left out', async () => {
    const [taken, free] = [await desk.byCoin(250), await desk.byCoin(260)];
    await desk.act(desk.operator, 'deposits', taken.id, 'claim');
    const to = await numberOf(desk.second);
    const ids = [taken.id, free.id, 999_999].map((id) => `deposits-${id}`);
    const wanted = { ids, operator_id: to };
    expect((await desk.operator.call('POST', 'claims/assign-many', wanted)).status).toBe(403);
    const preview = await bulk(desk.owner, 'claims/assign-many', { ...wanted, is_preview: true });
    expect(preview.rows.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'left_out']);
    expect((await desk.owner.one('deposits', free.id)).claimed_by).toBeNull();
    await bulk(desk.owner, 'claims/assign-many', wanted);
    for (const { id } of [taken, free]) {
      expect((await desk.owner.one('deposits', id)).claimed_by).toBe(to);
      expect(await traces({ resource: 'deposits', action: 'assign', resource_id: String(id) })).toHaveLength(
        1,
      );
    }
    expect((await desk.act(desk.second, 'deposits', free.id, 'approve')).status).toBe(200);
    const support = await adminClient(desk.server, 'support');
    const notTheirs = await bulk(desk.owner, 'claims/assign-many', {
      ...{ ids: [`deposits-${taken.id}`], operator_id: await numberOf(support), is_preview: true },
    });
    expect(notTheirs.rows[0]?.why).toBe('This operator’s role may not claim in this queue.');
  });
});
