import { Injectable } from '@nestjs/common';
import type { ExactDecimals, Profits as ProfitsAnswer } from '@truemark/contracts';
import { type Money, ONE, product, sum } from '@truemark/money';
import { sql } from 'kysely';
import { EngineClient } from '../../engine/client.js';
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import type { AccountSnapshot } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { prepared, rawStatement } from '../../platform/database/queries.js';
import { LocalTime } from '../settings/local-time.js';
import { Marks } from './marks.js';

/** Payments into an account after a posting, by these entry types; built once for all accounts. */
const paidInBy = (types: readonly string[]) =>
  prepared(({ accountId, after }: { accountId: number; after: number }) =>
    rawStatement(sql<{
      paid_in: bigint;
    }>`SELECT coalesce(sum(CASE WHEN p.side = 'C' THEN p.amount ELSE -p.amount END), 0) AS paid_in
      FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id
      WHERE p.account_id = ${accountId} AND p.account_seq > ${after} AND e.type IN (${sql.join(types)})`),
  );
type PaidIn = ReturnType<typeof paidInBy>;

/** Total equity of a customer and today's profit. */
@Injectable()
export class Profits {
  /** Cached: the entry types of external payments are fixed by the products. */
  private paidIn: PaidIn | null = null;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly marks: Marks,
    private readonly time: LocalTime,
  ) {}

  /**
   * Total: all accounts including held amounts, plus floating profit. Today, since 00:00 in the `timezone` setting: the
   * change of that total without external payments, so fees count. Percent: of the total at 00:00, or, for an account
   * that was empty then, of the payments since.
   */
  async of(customerId: number): Promise<ExactDecimals<ProfitsAnswer>> {
    const snapshot = await this.engine.ask({ kind: 'customer.account', customerId });
    this.paidIn ??= paidInBy(await this.engine.ask({ kind: 'ledger.outside' }));
    const { paidIn: since } = this;
    const midnight = this.time.dayStart(this.engine.view.now());
    const [accounts, floatingThen] = await Promise.all([
      Promise.all(snapshot.accounts.map(({ id }) => this.accountSince(id, midnight, since))),
      this.floatingAt(customerId, snapshot, midnight),
    ]);
    const before = sum(accounts.map((account) => account.before));
    const paidIn = sum(accounts.map((account) => account.paidIn));
    const total = this.totalOf(snapshot);
    const start = before + floatingThen;
    const today = total - start - paidIn;
    const base = start > 0n ? start : paidIn;
    return {
      total_balance: total,
      today_profit: today,
      today_percent: base > 0n ? product([today, 100n * ONE], [base], 2, 'half-up') : 0n,
    };
  }

  /** Current total: all accounts including held amounts, plus floating profit. */
  totalOf({ accounts, orders: open }: AccountSnapshot): Money {
    return sum(accounts.map(({ balance }) => balance)) + sum(open.map((order) => this.floatingOf(order)));
  }

  private floatingOf(order: Order): Money {
    return order.status === 'holding' ? (this.marks.now(order)?.profit ?? 0n) : 0n;
  }

  /** Balance before `time` (after the last posting booked then), and payments into the account since. */
  private async accountSince(
    accountId: number,
    time: number,
    paidIn: PaidIn,
  ): Promise<{ before: Money; paidIn: Money }> {
    const [last] = await this.reader.query(
      `SELECT p.account_seq, p.balance_after FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id
       LEFT JOIN lane_inputs i ON i.lane_seq = e.lane_seq
       WHERE p.account_id = $1 AND coalesce(i.at, e.at) < $2 ORDER BY p.account_seq DESC LIMIT 1`,
      [accountId, time],
    );
    const [since] = await this.reader.ask(paidIn({ accountId, after: Number(last?.account_seq ?? 0) }));
    return {
      before: (last?.balance_after as Money | undefined) ?? 0n,
      paidIn: BigInt(since?.paid_in ?? 0n),
    };
  }

  /** Floating profit of positions held at `time`, by the last ticks before it. */
  private async floatingAt(
    customerId: number,
    { orders: open }: AccountSnapshot,
    time: number,
  ): Promise<Money> {
    const ended = await this.reader.select(
      orders,
      'WHERE customer_id = $1 AND status = $2 AND closed_at >= $3 AND opened_at < $3',
      [customerId, 'closed', time],
    );
    const held = open.filter(({ openedAt }) => openedAt !== null && openedAt < time);
    const marks = await this.marks.at([...ended, ...held], time);
    return sum(marks.map((mark) => mark?.profit ?? 0n));
  }
}
