import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { realCustomer } from './harness/real-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

withOneDatabase((database) => {
  let server: TestServer;
  let operator: AdminClient;
  let second: AdminClient;

  beforeAll(async () => {
    server = await startServer({ database });
    operator = await adminClient(server, 'operator');
    second = await adminClient(server, 'operator', 1);
  });
  afterAll(() => server?.discard());

  const ask = async (path: string, body: object): Promise<number> => {
    const asked = await operator.call<Row>('POST', path, body);
    expect(asked.status).toBe(202);
    return Number(asked.body.approval_id);
  };
  /** Both requests wait, the first one asked again is the same, and both are approved. */
  const standBeside = async (path: string, one: object, other: object): Promise<void> => {
    const first = await ask(path, one);
    const next = await ask(path, other);
    expect(next).not.toBe(first);
    expect(await ask(path, one)).toBe(first);
    for (const id of [first, next]) {
      expect(await second.one('approvals', id)).toMatchObject({ state: 'waiting', may_approve: true });
    }
    for (const id of [first, next]) {
      expect(await second.act('approvals', id, 'approve')).toMatchObject({ state: 'approved' });
    }
  };

  it('two corrections for one customer are both booked, and one that no longer fits is refused', async () => {
    const { user, client } = await realCustomer(server);
    const sum = { customer_id: user.id, accountTypeId: 1, amount: '20', reason: 'A fee was taken.' };
    await standBeside('adjustments', sum, { ...sum, amount: '30', reason: 'A deposit was missed.' });
    await standBeside('adjustments', sum, { ...sum, reason: 'The fee was taken twice.' });
    const accounts = await client.read<Row[]>('/v2/api/main/wallet/getBalance');
    expect(accounts).toContainEqual(expect.objectContaining({ accountTypeId: 1, balance: 90 }));
    const back = await ask('adjustments', { ...sum, amount: '-60' });
    const more = await ask('adjustments', { ...sum, amount: '-50' });
    expect(await second.act('approvals', back, 'approve')).toMatchObject({ state: 'approved' });
    const late = await second.call<Row>('POST', `approvals/${more}/approve`, {});
    expect([late.status, late.body.key]).toEqual([409, 'adjustments.below_zero']);
  });

  it('two sums for the loan book, and two for a fund’s pool, are both booked', async () => {
    const sum = { amount: '100', reason: 'To lend.' };
    await standBeside('loan-book/requests', sum, { ...sum, amount: '250' });
    const [fund] = await operator.list('funds');
    await standBeside(`fund-pools/${fund?.id}/requests`, sum, { ...sum, amount: '250' });
  });

  it('two messages with one title are both sent', async () => {
    const [one, other] = [await realCustomer(server), await realCustomer(server)];
    const texts = { en: { title: 'Where to pay', content: 'Account 12345678' } };
    const message = { to: 'one', texts, reason: 'They asked for it.' };
    await standBeside(
      'messages',
      { ...message, customer_id: one.user.id },
      { ...message, customer_id: other.user.id },
    );
    for (const { client } of [one, other]) {
      const { data } = await client.read<{ data: Row[] }>('/api/internalMessage/list');
      expect(data.filter(({ title }) => title === 'Where to pay')).toHaveLength(1);
    }
  });
});
