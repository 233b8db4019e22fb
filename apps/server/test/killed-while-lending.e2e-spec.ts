import type { LoanAnswer, LoanAudit } from '@truemark/contracts';
import { expect, it } from 'vitest';
import { refusalKeyOf } from './harness/client.js';
import { rounds, SEED, STORY_TIMEOUT_MS, seeded } from './harness/faults.js';
import { type LoanFixture, setUpLoans } from './harness/set-up-loans.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withDatabases } from './harness/with-databases.js';

const SUBMIT = '/api/loan/loan_submit';
const REPAY = '/api/loan/repay_from_balance';
/** More than one operator may approve alone. */
const AMOUNT = 1_200;
/** Maximum delay between a call and the kill, ms: before, during or after its write. */
const SOON = 60;

withDatabases((database) => {
  it(
    `killed while a loan is paid out, and while it is repaid (seed ${SEED}): each happens once, if not before the kill then at the retry`,
    async () => {
      const random = seeded(SEED);
      const desk = await setUpLoans(database);
      const killed = async <T>(call: Promise<T>): Promise<T | null> => {
        const answer = call.catch(() => null);
        await new Promise((resolve) => setTimeout(resolve, Math.floor(random() * SOON)));
        await desk.server.kill('SIGKILL');
        await desk.server.restart();
        return answer;
      };
      try {
        await desk.stated();
        const { client } = desk.customer;
        for (const round of rounds(`killed while lending, on ${database}`, 1)) {
          const { id } = await oneOfFifty(desk, round);
          await desk.operator.act('loans', id, 'claim');
          const asked = await desk.act(desk.operator, 'loans', id, 'approve');
          const request = asked.body.approval_id as number;
          await killed(desk.act(desk.second, 'approvals', request, 'approve'));

          const { status } = await desk.loan(id);
          expect([1, 2]).toContain(status);
          expect(await moved(desk, id)).toEqual(status === 2 ? ['loan'] : []);
          expect(await desk.funding()).toEqual([status === 2 ? AMOUNT : 0, 0]);
          const again = await desk.act(desk.second, 'approvals', request, 'approve');
          expect(status === 2 ? [again.status, again.body.key] : [again.status]).toEqual(
            status === 2 ? [409, 'approvals.decided'] : [200],
          );
          expect(await moved(desk, id)).toEqual(['loan']);
          expect(await desk.funding()).toEqual([AMOUNT, 0]);

          const key = { idempotencyKey: `repay-${round}` };
          const first = await killed(client.post<LoanAnswer>(REPAY, { loan_id: id }, key));
          const repaid = await client.take<LoanAnswer>(REPAY, { loan_id: id }, key);
          if (first?.code === 1) expect(repaid).toEqual(first.data);
          expect(repaid.status).toBe(5);
          expect(await client.take(REPAY, { loan_id: id })).toEqual(repaid);
          expect(await moved(desk, id)).toEqual(['loan', 'loan.repayment']);
          expect(await desk.funding()).toEqual([0, 0]);
        }
        await desk.server.stop();
        await verifyLedger(desk.server);
      } finally {
        await desk.server.discard();
      }
    },
    STORY_TIMEOUT_MS,
  );
});

/**
 * Sends fifty submissions at once, each under its own key: one is accepted, and a retry of its key returns the same
 * answer.
 */
async function oneOfFifty(desk: LoanFixture, round: number): Promise<LoanAnswer> {
  const { client } = desk.customer;
  const fields = await desk.signed(AMOUNT);
  const keys = Array.from({ length: 50 }, (_, number) => ({ idempotencyKey: `loan-${round}-${number}` }));
  const answers = await Promise.all(keys.map((key) => client.post<LoanAnswer>(SUBMIT, fields, key)));
  const taken = answers.flatMap((answer, at) => (answer.code === 1 ? [{ ...answer.data, at }] : []));
  expect(taken).toHaveLength(1);
  const refused = answers.filter(({ code }) => code !== 1).map(({ data }) => refusalKeyOf(data));
  expect(new Set(refused)).toEqual(new Set(['loan.one_at_a_time']));
  const [{ at, ...loan }] = taken as [LoanAnswer & { at: number }];
  expect(await client.take(SUBMIT, fields, keys[at])).toEqual(loan);
  return loan;
}

/** Types of the ledger entries of a loan. */
async function moved(desk: LoanFixture, loanId: number): Promise<string[]> {
  const { entries } = await desk.customer.client.read<LoanAudit>('/api/loan/audit', { loan_id: loanId });
  return entries.map(({ type }) => type);
}
