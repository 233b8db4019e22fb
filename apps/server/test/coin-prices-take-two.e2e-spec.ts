import type { ChargeRecord, DrawRecord, Page } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminClient, Row } from './harness/admin-client.js';
import { adminClient } from './harness/admin-client.js';
import { PAY, type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { withDatabases } from './harness/with-databases.js';

withDatabases((database) => {
  let desk: PaymentsFixture;
  let otherOwner: AdminClient;
  let method: { draw_currency_id: number; draw_method_id: number };
  /** Where the stable coin's price is set: for deposits to the first address, and for withdrawals. */
  let terms: readonly (readonly [resource: string, id: number])[];

  beforeAll(async () => {
    desk = await setUpPayments(database);
    otherOwner = await adminClient(desk.server, 'owner', 1);
    await desk.paidIn(500);
    method = await desk.usableMethod();
    const [address] = await desk.customer.client.read<{ id: number }[]>('/api/quickCharge/info');
    terms = [
      ['deposit-addresses', address?.id ?? 0],
      ['withdrawal-currencies', method.draw_currency_id],
    ];
  });
  afterAll(() => desk?.close());

  /** Asks for a change of both terms; returns the requests. */
  const ask = (by: AdminClient, changes: object): Promise<number[]> =>
    Promise.all(
      terms.map(async ([resource, id]) => {
        const row = { ...(await by.one(resource, id)), ...changes, reason: 'another price' };
        const { status, body } = await by.call<Row>('PUT', `${resource}/${id}`, row);
        expect([status, body]).toMatchObject([202, { state: 'waiting', holds_at_ms: null }]);
        return Number(body.id);
      }),
    );
  const approve = async (by: AdminClient, requests: readonly number[]): Promise<number[]> =>
    Promise.all(requests.map(async (id) => (await desk.act(by, 'approvals', id, 'approve')).status));
  const draw = (): Promise<DrawRecord> => desk.draw({ ...method, number: 100, pay_password: PAY });
  const deposits = async (): Promise<ChargeRecord[]> =>
    (await desk.customer.client.read<Page<ChargeRecord>>('/api/quickCharge/quick_list')).data;
  const withdrawals = async (): Promise<DrawRecord[]> =>
    (await desk.customer.client.read<Page<DrawRecord>>('/api/account/draw_list', { type: 0 })).data;

  it('one operator alone revalues no deposit or withdrawal: a coin’s price stays until another one agrees', async () => {
    for (const changes of [{ usd_price: 4 }, { price_symbol_id: 1 }]) {
      const requests = await ask(desk.operator, changes);
      expect(await approve(desk.operator, requests)).toEqual([403, 403]);
      for (const [resource, id] of terms)
        expect(await desk.operator.one(resource, id)).toMatchObject({ usd_price: 1, price_symbol_id: null });
      expect(await desk.byCoin(100)).toMatchObject({ usd_price: 1, coin_number: 100, is_estimate: 0 });
      const paid = await draw();
      expect(paid).toMatchObject({ usd_price: 1, coin_number: 99, is_estimate: 0 });
      await desk.customer.client.take('/api/account/draw_cancel', { id: paid.id });
      for (const id of requests) await desk.act(desk.operator, 'approvals', id, 'reject', { note: 'no' });
    }
  });

  it('a price that two owners changed applies to later requests; earlier ones keep the price of their request', async () => {
    const [paidIn, paidOut] = [await desk.byCoin(100), await draw()];
    const requests = await ask(desk.owner, { usd_price: 4 });
    expect(await approve(desk.owner, requests)).toEqual([403, 403]);
    expect(await approve(otherOwner, requests)).toEqual([200, 200]);
    for (const [resource, { id }] of [
      ['deposits', paidIn],
      ['withdrawals', paidOut],
    ] as const) {
      await desk.act(desk.operator, resource, id, 'claim');
      expect((await desk.act(desk.operator, resource, id, 'approve')).status).toBe(200);
    }
    expect((await deposits()).find(({ id }) => id === paidIn.id)).toMatchObject({
      ...{ status: 1, number: 100, usd_price: 1, coin_number: 100 },
    });
    expect((await withdrawals()).find(({ id }) => id === paidOut.id)).toMatchObject({
      ...{ status: 'approved', number: 100, usd_price: 1, coin_number: 99 },
    });
    expect(await desk.funding()).toEqual([500, 0]);
    expect(await desk.byCoin(100)).toMatchObject({ usd_price: 4, coin_number: 25 });
    expect(await draw()).toMatchObject({ usd_price: 4, coin_number: 24.75 });
  });
});
