import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { LoanBook } from '@truemark/contracts/admin';
import { daysLate, OVERDUE_BUCKETS } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import type { LoanStatus } from '../../engine/products/loans/tables/loan.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { Settings } from '../settings/settings.js';

interface Sum {
  readonly count: number;
  readonly amount: bigint;
}

const NOTHING: Sum = { count: 0, amount: 0n };
const plus = (one: Sum, other: Sum): Sum => ({
  count: one.count + other.count,
  amount: one.amount + other.amount,
});

/** Funds available for lending, and sums lent, pending and overdue. */
@Injectable()
export class LoanBookAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
  ) {}

  async answer(): Promise<ExactDecimals<LoanBook>> {
    const now = this.engine.view.now();
    const [balance, accounts, sums, overdue] = await Promise.all([
      this.engine.ask({ kind: 'loan_book.balance' }),
      this.loadBalances(),
      this.loadSums(),
      this.loadOverdue(now),
    ]);
    const of = (status: LoanStatus): Sum => sums.get(status) ?? NOTHING;
    return {
      ...{ as_of_ms: now, currency: this.settings.text('currency'), balance },
      // Its counterparty account has the opposite sign.
      capital: -(accounts.get('house_capital') ?? 0n),
      income: accounts.get('loan_income') ?? 0n,
      lent: plus(of('active'), of('checking')),
      ...{ in_review: of('review'), checking: of('checking'), written_off: of('written_off') },
      overdue,
    };
  }

  private async loadBalances(): Promise<Map<string, bigint>> {
    const rows = await this.reader.query(
      `SELECT kind, balance FROM ledger_accounts
       WHERE owner_id IS NULL AND book = 'real' AND kind IN ('house_capital', 'loan_income')`,
    );
    return new Map(rows.map(({ kind, balance }) => [String(kind), BigInt(String(balance))]));
  }

  /** Sums by state; without loans that were repaid or never started. */
  private async loadSums(): Promise<Map<string, Sum>> {
    const rows = await this.reader.query(
      `SELECT status, count(*) AS count, sum(amount) AS amount FROM loans
       WHERE status IN ('review', 'active', 'checking', 'written_off') GROUP BY status`,
    );
    return new Map(rows.map((row) => [String(row.status), sumIn(row)]));
  }

  private async loadOverdue(now: number): Promise<ExactDecimals<LoanBook>['overdue']> {
    const rows = await this.reader.query(
      `SELECT due_at, count(*) AS count, sum(amount) AS amount FROM loans
       WHERE status IN ('active', 'checking') AND due_at <= $1 GROUP BY due_at`,
      [now],
    );
    const late = rows.map((row) => ({ days: daysLate(Number(row.due_at), now), sum: sumIn(row) }));
    return OVERDUE_BUCKETS.map(({ from, to }) => {
      const within = late.filter(({ days }) => days >= from && (to === null || days <= to));
      const sum = within.reduce((all, each) => plus(all, each.sum), NOTHING);
      return { from_days: from, to_days: to, ...sum };
    });
  }
}

const sumIn = ({ count, amount }: Readonly<Record<string, unknown>>): Sum => ({
  count: Number(count),
  amount: BigInt(String(amount)),
});
