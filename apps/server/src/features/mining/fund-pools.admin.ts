import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { PoolDetails, PoolRow } from '@truemark/contracts/admin';
import {
  damagesOf,
  daysCovered,
  dueDays,
  FUND_DAY,
  gmtDayOf,
  type ReturnDay,
  type RunningDays,
} from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import type { PoolFigures } from '../../engine/products/mining/commands.js';
import { type Fund, funds } from '../../engine/products/mining/tables/fund.table.js';
import type { FundSubscriptionStatus } from '../../engine/products/mining/tables/fund-subscription.table.js';
import { poolShortages } from '../../engine/products/mining/tables/pool-shortage.table.js';
import { notFound } from '../../platform/admin/admin-error.js';
import {
  flagFilter,
  numbersFilter,
  requireKnownFilters,
  sortRows,
} from '../../platform/admin/in-memory-list.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { DatabaseReader, type SqlRow } from '../../platform/database/database-reader.js';
import { Settings } from '../settings/settings.js';
import { FundView } from './fund-view.js';

const DAYS_AHEAD = 30;

/** Subscriptions of one fund in one state; sums in 10⁻⁸. */
interface Sums {
  readonly count: number;
  /** Profits paid. */
  readonly paid: bigint;
  /** Shares to be refunded, and deductions kept. */
  readonly refunding: bigint;
  readonly damages: bigint;
}

const NOTHING: Sums = { count: 0, paid: 0n, refunding: 0n, damages: 0n };
const whole = (value: unknown): bigint => BigInt(String(value ?? 0));

interface Around {
  readonly figures: ReadonlyMap<number, PoolFigures>;
  readonly sums: ReadonlyMap<string, Sums>;
  readonly capital: ReadonlyMap<number, bigint>;
  readonly short: ReadonlyMap<number, number>;
}

/** Fund pools: balance, obligations, and how long the balance lasts. */
@Injectable()
export class FundPoolsAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
    private readonly view: FundView,
  ) {}

  /** One row per fund, sorted by fund unless requested otherwise. */
  async page({ filter, sort, first, limit }: ListRequest): Promise<Listed<ExactDecimals<PoolRow>>> {
    requireKnownFilters(filter, ['id', 'is_published']);
    const [wanted, isPublished] = [numbersFilter(filter, 'id'), flagFilter(filter, 'is_published')];
    const [rows, around] = await Promise.all([
      this.reader.select(funds, 'ORDER BY sort, id'),
      this.loadPoolData(),
    ]);
    const fitting = rows
      .filter(({ id }) => wanted?.includes(id) ?? true)
      .filter((fund) => isPublished === undefined || fund.isPublished === isPublished)
      .map((fund) => this.answerOf(fund, around));
    return new Listed(sortRows(fitting, sort).slice(first, first + limit), first, fitting.length);
  }

  async one(id: number): Promise<ExactDecimals<PoolDetails>> {
    const fund = await this.reader.first(funds, 'WHERE id = $1', [id]);
    if (!fund) throw notFound('fund');
    const now = this.engine.view.now();
    const [around, running, returning] = await Promise.all([
      this.loadPoolData(),
      this.loadRunningDays(id),
      this.loadReturnDays(id),
    ]);
    const row = this.answerOf(fund, around);
    const ahead = { today: gmtDayOf(now), days: DAYS_AHEAD };
    const due = dueDays(row.balance, { running, returning }, ahead);
    return {
      ...row,
      as_of_ms: now,
      due: due.map(({ day, profits, count, shares, balanceAfter }) => ({
        day: new Date(day * FUND_DAY).toISOString().slice(0, 10),
        ...{ profits, count, shares, balance_after: balanceAfter },
      })),
    };
  }

  private answerOf(fund: Fund, { figures, sums, capital, short }: Around): ExactDecimals<PoolRow> {
    const { id, isPublished } = fund;
    const pool = figures.get(id);
    const [balance, promised, dayProfits] = [pool?.balance ?? 0n, pool?.promised ?? 0n, pool?.nextDay ?? 0n];
    const of = (status: FundSubscriptionStatus): Sums => sums.get(`${id} ${status}`) ?? NOTHING;
    const [refunding, refunded] = [of('refunding'), of('refunded')];
    const all = [of('running'), refunding, refunded, of('finished')];
    return {
      ...{ id, title: this.view.textsOf(fund, this.settings.defaultLanguage()).title },
      ...{ is_published: isPublished, currency: this.settings.text('currency') },
      ...{ balance, promised, free: balance - promised, capital: capital.get(id) ?? 0n },
      paid: all.reduce((sum, { paid }) => sum + paid, 0n),
      damages: refunded.damages,
      running: { count: pool?.running.count ?? 0, amount: pool?.running.shares ?? 0n },
      refunding: { count: refunding.count, amount: refunding.refunding },
      ...{ day_profits: dayProfits, cover_days: daysCovered(balance, dayProfits) },
      short_at_ms: short.get(id) ?? null,
    };
  }

  private async loadPoolData(): Promise<Around> {
    const [figures, sums, capital, short] = await Promise.all([
      this.engine.ask({ kind: 'fund.pools' }),
      this.reader.query(
        // The shares of all ended subscriptions would overflow the column, so they are not summed.
        `SELECT fund_id, status, count(*) AS count, sum(day_profit * days_paid) AS paid,
         sum(CASE WHEN status = 'refunding' THEN share ELSE 0 END) AS refunding,
         sum(CASE WHEN status = 'refunded' THEN share - returned ELSE 0 END) AS damages
         FROM fund_subscriptions GROUP BY fund_id, status`,
      ),
      this.reader.query(
        `SELECT a.number AS fund_id, sum(CASE WHEN p.side = 'C' THEN p.amount ELSE -p.amount END) AS capital
         FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
         JOIN ledger_accounts a ON a.id = p.account_id
         WHERE e.type = 'fund_pool.funding' AND a.kind = 'fund_pool' GROUP BY a.number`,
      ),
      this.reader.select(poolShortages),
    ]);
    return {
      figures: new Map(figures.map((each) => [each.fundId, each])),
      sums: new Map(sums.map((row) => [`${row.fund_id} ${row.status}`, sumsIn(row)])),
      capital: new Map(capital.map((row) => [Number(row.fund_id), whole(row.capital)])),
      short: new Map(short.map(({ fundId, shortAt }) => [fundId, shortAt])),
    };
  }

  /** Active subscriptions by the days of their next and their last profit. */
  private async loadRunningDays(fundId: number): Promise<RunningDays[]> {
    const rows = await this.reader.query(
      `SELECT (subscribed_at + (days_paid + 1) * 86400000) / 86400000 AS first,
       (subscribed_at + lock_dividend_days * 86400000) / 86400000 AS last,
       count(*) AS count, sum(day_profit) AS profits, sum(share) AS shares
       FROM fund_subscriptions WHERE fund_id = $1 AND status = 'running' GROUP BY 1, 2`,
      [fundId],
    );
    return rows.map((row) => ({
      ...{ first: Number(row.first), last: Number(row.last), count: Number(row.count) },
      ...{ dayProfits: whole(row.profits), shares: whole(row.shares) },
    }));
  }

  private async loadReturnDays(fundId: number): Promise<ReturnDay[]> {
    const rows = await this.reader.query(
      `SELECT returns_at / 86400000 AS day, share, liquidated_damages AS rate, count(*) AS count
       FROM fund_subscriptions WHERE fund_id = $1 AND status = 'refunding' GROUP BY 1, 2, 3`,
      [fundId],
    );
    return rows.map((row) => {
      const [share, count] = [whole(row.share), whole(row.count)];
      const damages = damagesOf(share, whole(row.rate));
      return { day: Number(row.day), returned: (share - damages) * count, damages: damages * count };
    });
  }
}

const sumsIn = ({ count, paid, refunding, damages }: SqlRow): Sums => ({
  count: Number(count),
  paid: whole(paid),
  refunding: whole(refunding),
  damages: whole(damages),
});
