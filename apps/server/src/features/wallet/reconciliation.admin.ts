import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { productReconciliation, Reconciliation as Reconciled } from '@truemark/contracts/admin';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { LocalTime } from '../settings/local-time.js';
import { type ReconciledFigure, reconciledFigures } from './contributes-reconciliation.js';
import { EntryNumbers } from './entry-numbers.js';

/**
 * Effect of one day on the real book, from the journal only. Instants in epoch ms, sums in 10⁻⁸ of account currency.
 */
export type Reconciliation = {
  readonly [Name in keyof Reconciled]: Name extends 'from_ms' | 'until_ms' ? number : bigint;
};

/** Daily reconciliation: payments in and out, customer liabilities and broker earnings. */
@Injectable()
export class ReconciliationAdmin implements OnModuleInit {
  private figures: readonly (readonly [string, ReconciledFigure])[] = [];

  constructor(
    private readonly reader: DatabaseReader,
    private readonly time: LocalTime,
    private readonly numbers: EntryNumbers,
    private readonly discovery: DiscoveryService,
  ) {}

  onModuleInit(): void {
    this.figures = reconciledFigures(this.discovery);
  }

  /** `day` is `YYYY-MM-DD` in the broker's time zone. */
  async of(day: string): Promise<Reconciliation> {
    const { from, before } = this.time.range(day, day);
    const [first, next] = [await this.numbers.firstAt(from), await this.numbers.firstAt(before)];
    const moved = await this.movementsBetween(first, next);
    const { owed, storedOff } = await this.liabilitiesBefore(next);
    const of = (kind: string): bigint => moved.get(kind) ?? 0n;
    const [fees, result, adjustments] = [of('house_fees'), of('house_profit'), -of('adjustments')];
    const products = await this.productFigures(of, next);
    const explained = adjustments + products.owed - fees - result;
    return {
      from_ms: from,
      until_ms: before,
      ...products.figures,
      ...{ fees, trading_result: result, adjustments },
      liabilities: owed,
      liabilities_change: of('customers'),
      stored_off: storedOff,
      difference: of('customers') - explained,
    };
  }

  /** Figures of each product, and how much they changed customer liabilities. */
  private async productFigures(of: (kind: string) => bigint, next: number) {
    const figures: Record<string, bigint> = {};
    let owed = 0n;
    for (const [name, figure] of this.figures) {
      if ('balanceOf' in figure) {
        figures[name] = await this.balanceBefore(figure.balanceOf, next);
        continue;
      }
      const sum = figure.sign * figure.accounts.reduce((all, kind) => all + of(kind), 0n);
      figures[name] = sum;
      if (figure.owed) owed += figure.owed === 'raised' ? sum : -sum;
    }
    return { figures: figures as Record<keyof typeof productReconciliation, bigint>, owed };
  }

  /** Balance of a house account kind before entry `next`, from the journal's running balance. */
  private async balanceBefore(kind: string, next: number): Promise<bigint> {
    const [row] = await this.reader.query(
      `SELECT p.balance_after AS balance FROM ledger_accounts a JOIN ledger_postings p ON p.account_id = a.id
       WHERE a.owner_id IS NULL AND a.kind = $2 AND a.book = 'real' AND p.entry_id < $1
       ORDER BY p.account_seq DESC LIMIT 1`,
      [next, kind],
    );
    return BigInt(String(row?.balance ?? 0));
  }

  /** Movements of each house account kind, and of all customers together, by entries `first` ≤ id < `next`. */
  private async movementsBetween(first: number, next: number): Promise<Map<string, bigint>> {
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
   * Customer liabilities before entry `next`, from the journal's running balances; and the difference between these and
   * the stored balances now. It is one statement, so that nothing commits in between.
   */
  private async liabilitiesBefore(
    next: number,
  ): Promise<{ readonly owed: bigint; readonly storedOff: bigint }> {
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
