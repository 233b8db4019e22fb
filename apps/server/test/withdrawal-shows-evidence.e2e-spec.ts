import type { WithdrawalDetails } from '@truemark/contracts/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAY, type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { withDatabases } from './harness/with-databases.js';

withDatabases((database) => {
  let desk: PaymentsFixture;
  const evidenceOf = async (id: number): Promise<WithdrawalDetails['evidence']> =>
    (await desk.operator.one('withdrawals', id)).evidence as WithdrawalDetails['evidence'];

  beforeAll(async () => {
    desk = await setUpPayments(database);
  });
  afterAll(() => desk?.close());

  it('a withdrawal shows the money paid in and out, flags, other uses of its address, and former decisions', async () => {
    await desk.paidIn(500);
    const first = await desk.usableMethod();
    const { id } = await desk.draw({ ...first, number: 50, pay_password: PAY });
    const fresh = await evidenceOf(id);
    expect(fresh).toMatchObject({ free: 450, held: 50, paid_in: 500, paid_in_count: 1, paid_out: 0 });
    expect(fresh).toMatchObject({
      uses: [],
      decisions: [],
      flags: expect.arrayContaining(['first', 'new_target']),
    });
    expect(fresh.flags).not.toContain('shared_target');
    expect(fresh.flags).not.toContain('more_than_paid_in');
    await desk.act(desk.operator, 'withdrawals', id, 'claim');
    await desk.act(desk.operator, 'withdrawals', id, 'approve');
    await desk.act(desk.operator, 'withdrawals', id, 'paid', { reference: 'a1'.repeat(32) });
    const { user, email } = desk.customer;

    await desk.next();
    await desk.paidIn(200);
    const second = await desk.usableMethod();
    const other = await desk.draw({ ...second, number: 60, pay_password: PAY });
    const shared = await evidenceOf(other.id);
    expect(shared.flags).toContain('shared_target');
    const rows = await desk.operator.list('withdrawals', { filter: { waits_for: 'operator' } });
    expect(rows).toMatchObject([{ id: other.id, is_target_shared: true }]);
    expect(shared.uses).toMatchObject([
      { id, uid: user.uid, customer_name: email, status: 'paid', number: 50 },
    ]);
    expect(shared.decisions).toEqual([]);

    const former = await evidenceOf(id);
    expect(former.decisions.map(({ action }) => action)).toEqual(['paid', 'approve']);
    expect(former.decisions[0]).toMatchObject({ id, operator: expect.stringContaining('@') });
    expect(former).toMatchObject({ paid_out: 50, paid_out_count: 1 });
  });
});
