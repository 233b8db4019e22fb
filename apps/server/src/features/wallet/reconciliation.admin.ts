import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { LocalTime } from '../settings/local-time.js';
import { EntryNumbers } from './entry-numbers.js';

/** What one day did to the real book, from the journal alone. Sums in 10⁻⁸ of account currency. */
export interface Reconciliation {
  /** First instant of the day and of the next one, epoch ms. */
  readonly from_ms: number;
  readonly until_ms: number;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly fees: bigint;
  readonly trading_result: bigint;
  readonly adjustments: bigint;
  /** Paid out to customers as loans, less what they paid back from their accounts. */
  readonly loans: bigint;
  /** What can be lent at the day's end, and by how much that moved. */
  readonly loan_book: bigint;
  readonly loan_book_change: bigint;
  /** Interest and penalties. */
  readonly loan_income: bigint;
  /** Principals that were given up. */
  readonly loan_losses: bigint;
  /** Profits that funds paid to customers, less what leaving them early cost these. */
  readonly funds: bigint;
  /** By how much moved what funds have to pay from, and what of it the firm put in, less what it took out. */
  readonly fund_pools_change: bigint;
  readonly fund_capital: bigint;
  /** What the house owes its customers at the day's end, and by how much that moved. */
  readonly liabilities: bigint;
  readonly liabilities_change: bigint;
  /** By how much balances as they are stored now differ from the journal's own, account by account; 0: not at all. */
  readonly stored_off: bigint;
  /** What is missing for money in and out to explain how liabilities moved; 0: balanced. */
  readonly difference: bigint;
}

/** The house's own that loans move. */
const LOAN_ACCOUNTS = [
  'loan_book',
  'house_capital',
  'loan_income',
  'loan_repayments',
  'loan_losses',
] as const;

/** The house's own that funds move: what they pay from, and what the firm put into that. */
const FUND_ACCOUNTS = ['fund_pool', 'fund_capital'] as const;

/** Money in, money out, what is owed and what the house earned, day by day. */
@Injectable()
export class ReconciliationAdmin {
  constructor(
    private readonly reader: Reader,
    private readonly time: LocalTime,
    private readonly numbers: EntryNumbers,
  ) {}

  /** `day` is `YYYY-MM-DD` in the house's time zone. */
  async of(day: string): Promise<Reconciliation> {
    const { from, before } = this.time.range(day, day);
    const [first, next] = [await this.numbers.firstAt(from), await this.numbers.firstAt(before)];
    const moved = await this.moved(first, next);
    const { owed, storedOff } = await this.owedAfter(next);
    const of = (kind: string): bigint => moved.get(kind) ?? 0n;
    // System accounts stand on the other side: what came in lowers them.
    const figures = {
      deposits: -of('deposits'),
      withdrawals: of('withdrawals'),
      fees: of('house_fees'),
      trading_result: of('house_profit'),
      adjustments: -of('adjustments'),
      // What moves between them is nobody's; what they gave together went to customers.
      loans: -LOAN_ACCOUNTS.reduce((sum, kind) => sum + of(kind), 0n),
      funds: -FUND_ACCOUNTS.reduce((sum, kind) => sum + of(kind), 0n),
    };
    const { deposits, withdrawals, fees, trading_result, adjustments, loans, funds } = figures;
    const explained = deposits + adjustments + loans + funds - withdrawals - fees - trading_result;
    return {
      from_ms: from,
      until_ms: before,
      ...figures,
      ...{ loan_book: await this.bookAfter(next), loan_book_change: of('loan_book') },
      ...{ loan_income: of('loan_income'), loan_losses: -of('loan_losses') },
      ...{ fund_pools_change: of('fund_pool'), fund_capital: -of('fund_capital') },
      liabilities: owed,
      liabilities_change: of('customers'),
      stored_off: storedOff,
      difference: of('customers') - explained,
    };
  }

  /** What could be lent before entry `next`, by the running balance of the journal. */
  private async bookAfter(next: number): Promise<bigint> {
    const [row] = await this.reader.query(
      `SELECT p.balance_after AS balance FROM ledger_accounts a JOIN ledger_postings p ON p.account_id = a.id
       WHERE a.owner_id IS NULL AND a.kind = 'loan_book' AND a.book = 'real' AND p.entry_id < $1
       ORDER BY p.account_seq DESC LIMIT 1`,
      [next],
    );
    return BigInt(String(row?.balance ?? 0));
  }

  /** How the entries `first` ≤ id < `next` moved each kind of house account, and all customers' together. */
  private async moved(first: number, next: number): Promise<Map<string, bigint>> {
    const rows = await this.reader.query(
      `SELECT CASE WHEN a.owner_id IS NULL THEN a.kind ELSE 'customers' END AS kind,
         sum(CASE WHEN p.side = 'C' THEN p.amount ELSE -p.amount END) AS moved
       FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
       WHERE p.entry_id >= $1 AND p.entry_id < $2 AND a.book = 'real' GROUP BY 1`,
      [first, next],
    );
    return new Map(rows.map(({ kind, moved }) => [String(kind), BigInt(String(moved))]));
  }

  /**
   * What customers were owed before entry `next`, by the running balances of the journal; and how far balances as they
   * are stored are from those now. One statement: nothing commits between its parts.
   */
  private async owedAfter(next: number): Promise<{ readonly owed: bigint; readonly storedOff: bigint }> {
    const [row] = await this.reader.query(
      `SELECT coalesce(sum(last.balance_after), 0) AS told,
         coalesce(sum(abs(a.balance - coalesce(last.balance_after, 0))), 0) AS off,
         (SELECT coalesce(sum(CASE WHEN p.side = 'C' THEN p.amount ELSE -p.amount END), 0)
            FROM ledger_postings p JOIN ledger_accounts of ON of.id = p.account_id
            WHERE p.entry_id >= $1 AND of.owner_id IS NOT NULL AND of.book = 'real') AS since
       FROM ledger_accounts a
       LEFT JOIN ledger_postings last ON last.account_id = a.id AND last.account_seq = a.postings
       WHERE a.owner_id IS NOT NULL AND a.book = 'real'`,
      [next],
    );
    const of = (name: string): bigint => BigInt(String(row?.[name] ?? 0));
    return { owed: of('told') - of('since'), storedOff: of('off') };
  }
}
