import { isRefusal } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import type { AccountSnapshot, Command, Outcome } from '../../../dist/engine/protocol.js';
import type { DatabaseReader } from '../../../dist/platform/database/database-reader.js';
import type { Loan } from '../../../src/engine/products/loans/tables/loan.table.js';

const OPEN: ReadonlySet<string> = new Set(['review', 'active', 'checking']);
const OWED: ReadonlySet<string> = new Set(['active', 'checking']);

/** Expected balances of customers and the broker, derived from accepted commands alone. */
export class LendingModel {
  readonly forms = new Map<number, number>();
  newest = 0;
  withdrawals = 0;
  private readonly loans = new Map<number, Loan>();
  private readonly ownFunds = new Map<number, bigint>();
  private funded = 0n;

  get open(): readonly Loan[] {
    return [...this.loans.values()].filter(({ status }) => OPEN.has(status));
  }

  /** Records the outcomes of commands, in order. */
  note(commands: readonly Command[], outcomes: readonly Outcome[]): void {
    commands.forEach((command, at) => {
      const outcome = outcomes[at];
      if (outcome && !isRefusal(outcome)) this.applyCommand(command, outcome);
    });
  }

  private applyCommand(command: Command, outcome: object): void {
    if (command.kind === 'loan.form') this.forms.set(command.customerId, command.applicationId);
    if (command.kind === 'loan_book.fund') this.funded += command.amount;
    if (command.kind === 'wallet.adjust') this.addFunds(command.customerId, command.amount);
    if ('withdrawal' in outcome) this.withdrawals = (outcome.withdrawal as { id: number }).id;
    if ('loan' in outcome) this.follow(outcome.loan as Loan);
  }

  private follow(loan: Loan): void {
    const { id, customerId, amount, status, repaidBy } = loan;
    const before = this.loans.get(id);
    if (before && !OPEN.has(before.status)) throw new Error(`loan ${id} had ended as ${before.status}`);
    this.loans.set(id, loan);
    this.newest = Math.max(this.newest, id);
    if (before?.status === 'review' && status === 'active') this.addFunds(customerId, amount);
    if (status === 'repaid' && repaidBy === 'balance') this.addFunds(customerId, -totalOf(loan));
    if (totalOf(loan) > 2n * amount) throw new Error(`loan ${id} costs ${formatDecimal(totalOf(loan))}`);
    const ofHis = [...this.loans.values()].filter((one) => one.customerId === customerId);
    const open = ofHis.filter((one) => OPEN.has(one.status));
    if (open.length > 1) throw new Error(`customer ${customerId} has ${open.length} loans`);
    const givenUp = ofHis.find((one) => one.status === 'written_off');
    if (givenUp && open.length > 0) throw new Error(`customer ${customerId} borrows after a write-off`);
  }

  private addFunds(customerId: number, amount: bigint): void {
    this.ownFunds.set(customerId, (this.ownFunds.get(customerId) ?? 0n) + amount);
  }

  /** Throws if a customer's accounts together hold a different amount. */
  checkCustomer(customerId: number, { accounts }: AccountSnapshot): void {
    expectSum(
      `customer ${customerId}`,
      sumOf(accounts, ({ balance }) => balance),
      this.ownFunds.get(customerId) ?? 0n,
    );
  }

  /** Available and lent money add up to what was put into the book; the other accounts come from ended loans. */
  async checkHouse(reader: DatabaseReader): Promise<void> {
    const rows = await reader.query(`SELECT kind, balance FROM ledger_accounts WHERE owner_id IS NULL`);
    const has = (kind: string): bigint => BigInt(String(rows.find((row) => row.kind === kind)?.balance ?? 0));
    const loans = [...this.loans.values()];
    const sum = (which: (loan: Loan) => boolean, of: (loan: Loan) => bigint): bigint =>
      sumOf(loans.filter(which), of);
    const lent = sum(
      ({ status }) => OWED.has(status),
      ({ amount }) => amount,
    );
    const earned = sum(
      ({ status }) => status === 'repaid',
      (loan) => totalOf(loan) - loan.amount,
    );
    expectSum('the book and what is lent', has('loan_book') + lent, this.funded);
    expectSum('house capital', has('house_capital'), -this.funded);
    expectSum(
      'losses',
      has('loan_losses'),
      -sum(
        ({ status }) => status === 'written_off',
        ({ amount }) => amount,
      ),
    );
    expectSum('income', has('loan_income'), earned);
    expectSum(
      'repaid from outside',
      has('loan_repayments'),
      -sum(({ repaidBy }) => repaidBy === 'proof', totalOf),
    );
    if (has('loan_book') < 0n) throw new Error('the loan book is below zero');
  }
}

const totalOf = ({ amount, interest, penalty }: Loan): bigint => amount + (interest ?? 0n) + (penalty ?? 0n);

const sumOf = <T>(rows: readonly T[], of: (row: T) => bigint): bigint =>
  rows.reduce((all, row) => all + of(row), 0n);

function expectSum(what: string, has: bigint, due: bigint): void {
  if (has !== due) throw new Error(`${what}: ${formatDecimal(has)}, the model has ${formatDecimal(due)}`);
}
