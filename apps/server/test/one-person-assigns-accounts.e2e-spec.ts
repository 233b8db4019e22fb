import type { BankSymbol, ChargeRecord } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { withOneDatabase } from './harness/with-databases.js';

withOneDatabase((database) => {
  let desk: PaymentsFixture;

  beforeAll(async () => {
    desk = await setUpPayments(database);
  });
  afterAll(() => desk?.close());

  it('concurrent payments that one person directs to other accounts count like consecutive ones', async () => {
    await desk.owner.change('settings', 'edit_recharge_bank_info', { value: '1' });
    const asked: number[] = [];
    for (let count = 0; count < 4; count++) {
      await desk.next();
      const { client } = desk.customer;
      const [usd] = await client.read<BankSymbol[]>('/api/quickCharge/symbols');
      const ask = { number: 600, symbol_id: usd?.id };
      const { id } = await client.take<ChargeRecord>('/api/quickCharge/wire_submit_edit', ask);
      await desk.act(desk.second, 'deposits', id, 'claim');
      asked.push(id);
    }
    const done = await Promise.all(
      asked.map((id) => {
        const mine = { bank_name: 'A bank of mine', name: 'Priya Nair', account: `000${id}` };
        return desk.act(desk.second, 'deposits', id, 'assign', mine);
      }),
    );
    expect(done.map(({ status }) => status).sort()).toEqual([200, 202, 202, 202]);
    for (const { body } of done) {
      if (!body.approval_id) continue;
      await desk.act(desk.second, 'approvals', body.approval_id, 'reject', { note: 'a test' });
    }
    await desk.owner.change('settings', 'edit_recharge_bank_info', { value: '0' });
  });
});
