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
  /** What the house owes its customers at the day's end, and by how much that moved. */
  readonly liabilities: bigint;
  readonly liabilities_change: bigint;
  /** What is missing for money in and out to explain how liabilities moved; 0: balanced. */
  readonly difference: bigint;
}

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
    const [moved, since] = [await this.moved(first, next), await this.moved(next, Number.MAX_SAFE_INTEGER)];
    const of = (kind: string): bigint => moved.get(kind) ?? 0n;
    // System accounts stand on the other side: what came in lowers them.
    const figures = {
      deposits: -of('deposits'),
      withdrawals: of('withdrawals'),
      fees: of('house_fees'),
      trading_result: of('house_profit'),
      adjustments: -of('adjustments'),
    };
    const { deposits, withdrawals, fees, trading_result, adjustments } = figures;
    const explained = deposits + adjustments - withdrawals - fees - trading_result;
    return {
      from_ms: from,
      until_ms: before,
      ...figures,
      liabilities: (await this.owedNow()) - (since.get('customers') ?? 0n),
      liabilities_change: of('customers'),
      difference: of('customers') - explained,
    };
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

  private async owedNow(): Promise<bigint> {
    const owed = `SELECT coalesce(sum(balance), 0) AS owed FROM ledger_accounts
      WHERE owner_id IS NOT NULL AND book = 'real'`;
    const [row] = await this.reader.query(owed);
    return BigInt(String(row?.owed ?? 0));
  }
}
