import { loanDueAt } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import type { Reader } from '../../../platform/database/reader.js';
import { expectSame, rowsOf } from '../../kernel/mismatch.js';
import { payoffOf } from './payoff-of.js';
import { type Loan, loans } from './tables/loan.table.js';

/** Loans cost what was signed, to the day, and moved the money that they say, once. */
export async function verifyLoans(reader: Reader): Promise<string> {
  let count = 0;
  for await (const loan of rowsOf(reader, loans)) {
    await verifyLoan(reader, loan);
    count++;
  }
  return `${count} loans cost and moved what was signed`;
}

async function verifyLoan(reader: Reader, loan: Loan): Promise<void> {
  const what = `loan ${loan.id}`;
  const { disbursedAt, loanPeriod } = loan;
  expectSame(what, 'due time', loan.dueAt, disbursedAt === null ? null : loanDueAt(disbursedAt, loanPeriod));
  const at = fixedAt(loan);
  const payoff = at === null ? null : payoffOf(loan, at);
  expectSame(what, 'interest', loan.interest, payoff?.interest ?? null);
  expectSame(what, 'penalty', loan.penalty, payoff?.penalty ?? null);
  const moved = await movedBy(reader, loan.id);
  expectSame(what, 'bookings', moved.join(', '), dueOf(loan).join(', '));
}

/** When what it costs was fixed, epoch ms; null: it still runs, or never ran. */
const fixedAt = ({ status, repaidBy, endedAt, proofAt }: Loan): number | null => {
  if (status === 'checking' || repaidBy === 'proof') return proofAt;
  return status === 'repaid' ? endedAt : null;
};

/** What it has to have moved, in this order: `type account amount`. */
function dueOf({ amount, disbursedAt, status, interest, penalty, repaidBy }: Loan): string[] {
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

async function movedBy(reader: Reader, id: number): Promise<string[]> {
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
