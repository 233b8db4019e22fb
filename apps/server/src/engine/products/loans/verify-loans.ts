import { loanDueAt, payoffOf } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { DatabaseReader, SqlRow } from '../../../platform/database/database-reader.js';
import { rawStatement } from '../../../platform/database/queries.js';
import { assertConsistent, assertRecomputed, rowsOf } from '../../kernel/consistency.js';
import type { QueueKind } from '../../kernel/registry.js';
import { type Loan, loans } from './tables/loan.table.js';

/** Verifies that loans cost exactly what was signed, and moved their money once, with an approval for that amount. */
export async function verifyLoans(reader: DatabaseReader): Promise<string> {
  let count = 0;
  for await (const loan of rowsOf(reader, loans)) {
    await verifyLoan(reader, loan);
    count++;
  }
  for (const decided of APPROVED_ACTIONS) await verifyApprovals(reader, decided);
  await verifyBook(reader);
  return `${count} loans cost and moved what was signed`;
}

/** Loan actions that need an approval, and the amount, as SQL. */
const APPROVED_ACTIONS = [
  { queue: 'loan', isDue: sql`l.disbursed_at IS NOT NULL`, sum: sql`l.amount` },
  { queue: 'loanRepayment', isDue: sql`l.repaid_by = 'proof'`, sum: sql`l.amount + l.interest + l.penalty` },
  { queue: 'loanWriteOff', isDue: sql`l.status = 'written_off'`, sum: sql`l.amount` },
] as const satisfies readonly {
  readonly queue: QueueKind;
  readonly isDue: Expression<SqlBool>;
  readonly sum: Expression<unknown>;
}[];

/**
 * Verifies that each action was approved once for its amount, and that no other approvals exist. A write-off needs a
 * request approved by a second person.
 */
async function verifyApprovals(
  reader: DatabaseReader,
  { queue, isDue, sum }: (typeof APPROVED_ACTIONS)[number],
): Promise<void> {
  const [unlike] = await reader.ask(
    rawStatement(sql<SqlRow>`SELECT l.id AS id, COUNT(r.lane_seq) AS times FROM loans l
     LEFT JOIN reviews r ON r.queue = ${queue} AND r.ref_id = l.id AND r.customer_id = l.customer_id AND r.amount = ${sum}
     WHERE ${isDue} GROUP BY l.id HAVING COUNT(r.lane_seq) <> 1 ORDER BY l.id LIMIT 1`),
  );
  assertConsistent(
    !unlike,
    () => `loan ${unlike?.id} has ${unlike?.times} approvals of ${queue} for its sum`,
  );
  const [loose] = await reader.ask(
    rawStatement(sql<SqlRow>`SELECT r.ref_id AS id FROM reviews r LEFT JOIN loans l ON l.id = r.ref_id AND ${isDue}
     WHERE r.queue = ${queue} AND (l.id IS NULL OR (r.queue = 'loanWriteOff' AND r.approval_id IS NULL))
     ORDER BY r.ref_id LIMIT 1`),
  );
  assertConsistent(
    !loose,
    () => `loan ${loose?.id} has an approval of ${queue} that nothing came of, or of one person`,
  );
}

/** House accounts → their balance as implied by loans, as SQL. */
const SUMS = {
  loan_losses: sql`SELECT -amount AS sum FROM loans WHERE status = 'written_off'`,
  loan_income: sql`SELECT interest + penalty AS sum FROM loans WHERE status = 'repaid'`,
  loan_repayments: sql`SELECT -(amount + interest + penalty) AS sum FROM loans WHERE repaid_by = 'proof'`,
} as const;

/**
 * Verifies that the book's balance plus lent principal equals its funding, and that the other accounts match ended
 * loans.
 */
async function verifyBook(reader: DatabaseReader): Promise<void> {
  const lent = await sumOf(
    reader,
    sql`SELECT amount AS sum FROM loans WHERE status IN ('active', 'checking')`,
  );
  const put = -(await balanceOf(reader, 'house_capital'));
  assertRecomputed('the loan book', 'balance', await balanceOf(reader, 'loan_book'), put - lent);
  for (const [kind, each] of Object.entries(SUMS)) {
    assertRecomputed(kind, 'balance', await balanceOf(reader, kind), await sumOf(reader, each));
  }
}

const balanceOf = (reader: DatabaseReader, kind: string): Promise<bigint> =>
  sumOf(reader, sql`SELECT balance AS sum FROM ledger_accounts WHERE owner_id IS NULL AND kind = ${kind}`);

async function sumOf(reader: DatabaseReader, each: Expression<unknown>): Promise<bigint> {
  const [row] = await reader.ask(
    rawStatement(sql<SqlRow>`SELECT CAST(SUM(sum) AS TEXT) AS total FROM (${each}) AS each_one`),
  );
  return BigInt(String(row?.total ?? 0));
}

async function verifyLoan(reader: DatabaseReader, loan: Loan): Promise<void> {
  const what = `loan ${loan.id}`;
  const { disbursedAt, loanPeriod } = loan;
  assertRecomputed(
    what,
    'due time',
    loan.dueAt,
    disbursedAt === null ? null : loanDueAt(disbursedAt, loanPeriod),
  );
  const at = costFixedAt(loan);
  const payoff = at === null ? null : payoffOf(loan, at);
  assertRecomputed(what, 'interest', loan.interest, payoff?.interest ?? null);
  assertRecomputed(what, 'penalty', loan.penalty, payoff?.penalty ?? null);
  const moved = await actualPostings(reader, loan.id);
  assertRecomputed(what, 'bookings', moved.join(', '), expectedPostings(loan).join(', '));
}

/** Time when the cost was fixed, epoch ms; null while it accrues or if it never did. */
const costFixedAt = ({ status, repaidBy, endedAt, proofAt }: Loan): number | null => {
  if (status === 'checking' || repaidBy === 'proof') return proofAt;
  return status === 'repaid' ? endedAt : null;
};

/** Expected postings in order, as `type account amount`. */
function expectedPostings({ amount, disbursedAt, status, interest, penalty, repaidBy }: Loan): string[] {
  const due: string[] = [];
  const add = (type: string, account: string, sum: bigint): void => {
    if (sum !== 0n) due.push(`${type} ${account} ${formatDecimal(sum)}`);
  };
  if (disbursedAt !== null) {
    add('loan', 'loan_book', -amount);
    add('loan', 'change', amount);
  }
  if (status === 'repaid') {
    const earned = (interest ?? 0n) + (penalty ?? 0n);
    add('loan.repayment', repaidBy === 'balance' ? 'change' : 'loan_repayments', -amount - earned);
    add('loan.repayment', 'loan_book', amount);
    add('loan.repayment', 'loan_income', earned);
  }
  if (status === 'written_off') {
    add('loan.write_off', 'loan_losses', -amount);
    add('loan.write_off', 'loan_book', amount);
  }
  return due;
}

async function actualPostings(reader: DatabaseReader, id: number): Promise<string[]> {
  const rows = await reader.query(
    `SELECT e.type AS type, a.kind AS kind, p.side AS side, p.amount AS amount FROM ledger_entries e
     JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
     WHERE e.ref_kind = 'loan' AND e.ref_id = $1 ORDER BY e.id, p.line`,
    [id],
  );
  return rows.map(({ type, kind, side, amount }) => {
    const signed = side === 'C' ? BigInt(String(amount)) : -BigInt(String(amount));
    return `${type} ${kind} ${formatDecimal(signed)}`;
  });
}
