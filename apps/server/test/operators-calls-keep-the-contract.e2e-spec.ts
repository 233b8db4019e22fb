import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { withOneDatabase } from './harness/with-databases.js';

withOneDatabase((database) => {
  let desk: PaymentsFixture;

  beforeAll(async () => {
    desk = await setUpPayments(database);
  });
  afterAll(() => desk?.server.discard());

  it('a block with a reason alone ends the sessions, and its end allows the sign-in again', async () => {
    const { client, user } = desk.customer;
    const reason = 'Suspicious activity';
    expect((await desk.act(desk.operator, 'customers', user.id, 'block', { reason })).status).toBe(200);
    expect(await client.get('/api/user/info')).toMatchObject({ code: 999 });
    expect(await desk.owner.one('customers', user.id)).toMatchObject({ blocked: { signIn: reason } });
    expect((await desk.act(desk.operator, 'customers', user.id, 'unblock', {})).status).toBe(200);
    expect(await desk.owner.one('customers', user.id)).toMatchObject({ blocked: {} });
  });

  it('a customer is edited by the fields that are given', async () => {
    const { id } = desk.customer.user;
    const edit = (fields: object) => desk.operator.call('PUT', `customers/${id}`, fields);
    expect((await edit({ credit_score: 40 })).status).toBe(200);
    expect((await edit({ level: 3 })).status).toBe(200);
    expect(await desk.owner.one('customers', id)).toMatchObject({ level: 3, credit_score: 40 });
    expect(await edit({ level: 'three' })).toMatchObject({
      status: 422,
      body: { errors: { level: expect.any(String) } },
    });
  });

  it('a request is rejected with a reason, by either name', async () => {
    const ask = {
      customer_id: desk.customer.user.id,
      accountTypeId: 1,
      amount: '12.5',
      reason: 'Taken twice.',
    };
    const asked = async (): Promise<number> =>
      (await desk.operator.call<{ id: number }>('POST', 'adjustments', ask)).body.id;
    for (const said of [{ note: 'Not needed.' }, { reason: 'Not needed.' }]) {
      const id = await asked();
      expect(await desk.act(desk.second, 'approvals', id, 'reject', {})).toMatchObject({
        status: 422,
        body: { errors: { note: 'Please fill this in.' } },
      });
      const done = await desk.act(desk.second, 'approvals', id, 'reject', said);
      expect(done).toMatchObject({ status: 200, body: { state: 'rejected', note: 'Not needed.' } });
    }
  });
});
