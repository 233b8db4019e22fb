import type { RepaymentAccount } from '@truemark/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { targetOf } from './harness/database.js';
import { type LoanFixture, setUpLoans } from './harness/set-up-loans.js';
import { withDatabases } from './harness/with-databases.js';

withDatabases((database) => {
  let desk: LoanFixture;
  let support: AdminClient;

  beforeAll(async () => {
    desk = await setUpLoans(database);
    support = await adminClient(desk.server, 'support');
  });
  afterAll(() => desk?.close());
  beforeEach(() => desk.next());

  /** Above what one person may confirm. */
  const AMOUNT = 1500;
  const borrowed = async (): Promise<number> => {
    await desk.stated();
    return (await desk.borrowed(AMOUNT)).id;
  };
  /** A proof of the customer, and the request to confirm it. */
  const requested = async (id: number): Promise<number> => {
    await desk.proved(id);
    await support.act('loans', id, 'claim');
    const { status, body } = await desk.act(support, 'loans', id, 'repayment_approve');
    expect(status).toBe(202);
    return Number(body.approval_id);
  };
  const reject = (id: number) =>
    desk.act(support, 'loans', id, 'repayment_reject', { reason: 'Nothing came.' });
  const approve = async (request: number): Promise<[number, string | undefined]> => {
    const { status, body } = await desk.act(desk.second, 'approvals', request, 'approve');
    return [status, body.key];
  };

  it('the request to confirm a proof ends with the rejection of the proof, and does not confirm the next one', async () => {
    const id = await borrowed();
    const first = await requested(id);
    expect((await reject(id)).status).toBe(200);
    expect(await support.one('approvals', first)).toMatchObject({
      ...{ state: 'withdrawn', note: 'Nothing came.' },
    });
    await desk.proved(id);
    expect(await approve(first)).toEqual([409, 'approvals.decided']);
    expect(await desk.loan(id)).toMatchObject({ status: 4 });
    // The next proof gets a request of its own.
    expect(await support.one('loans', id)).toMatchObject({ status: 'checking', approval: null });
    await support.act('loans', id, 'claim');
    const { status, body } = await desk.act(support, 'loans', id, 'repayment_approve');
    expect([status, Number(body.approval_id) > first]).toEqual([202, true]);
    expect(await approve(Number(body.approval_id))).toEqual([200, undefined]);
    expect(await desk.loan(id)).toMatchObject({ status: 5 });
  });

  it('a request that names no proof or another one, as of a former version, cannot be approved', async () => {
    const id = await borrowed();
    for (const named of [{}, { proof_at: 1 }]) {
      const request = await requested(id);
      const { proof_at_ms: proofAt } = await support.one('loans', id);
      const write = (payload: object) =>
        writeBypassingEngine(
          targetOf(desk.server),
          `UPDATE approvals SET payload = '${JSON.stringify({ note: '', ...payload })}' WHERE id = ${request}`,
        );
      await write(named);
      expect(await desk.second.one('approvals', request)).toMatchObject({ may_approve: false });
      expect(await approve(request)).toEqual([409, 'loan.not_open']);
      expect(await desk.loan(id)).toMatchObject({ status: 4 });
      expect((await reject(id)).status).toBe(200);
      // For `verify`, which names what the server did not write.
      await write({ proof_at: proofAt });
    }
  });

  it('a proof of payment to an address that has changed since it was shown is refused', async () => {
    await desk.stated();
    const { id } = await desk.borrowed(300);
    const [way] = await desk.customer.client.read<RepaymentAccount[]>('/api/loan/repayment_accounts');
    const fields = { charge_id: way?.id, loan_id: id, proofImg: await desk.picture() };
    const prove = (address: string) =>
      desk.customer.client.post('/api/loan/repayment', { ...fields, address });
    expect((await prove('of-yesterday')).data).toMatchObject({ fields: { charge_id: 'validation.choice' } });
    expect((await prove(String(way?.address))).code).toBe(1);
  });

  it('of a rejection of a proof and an approval of its request at the same time, one succeeds', async () => {
    const id = await borrowed();
    const request = await requested(id);
    const [rejected, [approved]] = await Promise.all([reject(id), approve(request)]);
    const isRepaid = approved === 200;
    expect([rejected.status, approved]).toEqual(isRepaid ? [409, 200] : [200, 409]);
    expect((await desk.loan(id)).status).toBe(isRepaid ? 5 : 2);
    expect(await support.one('approvals', request)).toMatchObject({
      state: isRepaid ? 'approved' : 'withdrawn',
    });
  });
});
