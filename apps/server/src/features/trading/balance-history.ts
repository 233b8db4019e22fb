import { Injectable } from '@nestjs/common';
import type { TimedValue } from '@truemark/domain';
import type { Money } from '@truemark/money';
import { type RawBuilder, sql } from 'kysely';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rawStatement } from '../../platform/database/queries.js';

/** Maximum postings probed by one query. */
const PROBES_PER_QUERY = 512;

/**
 * Search interval between the last posting booked by an instant (0: none yet) and the next one (count plus 1: none).
 */
interface SearchInterval {
  low: number;
  high: number;
}

/** Past balances of accounts, by the last posting before each instant. */
@Injectable()
export class BalanceHistory {
  constructor(private readonly reader: DatabaseReader) {}

  /** Time of the first posting of each account, epoch ms; accounts without postings are left out. */
  async beginnings(accountIds: readonly number[]): Promise<number[]> {
    const first = sql`p.account_id IN (${sql.join(accountIds)}) AND p.account_seq = 1`;
    const rows = await this.reader.ask(postingsWhere(first));
    return rows.map(({ at }) => Number(at));
  }

  /**
   * Balances of an account at those instants; `postings` is its number of postings. Postings are numbered in time
   * order: each query narrows the search many times over, so a million postings take four queries.
   */
  async of(accountId: number, postings: number, times: readonly number[]): Promise<TimedValue<Money>[]> {
    const known = new Map<number, TimedValue<Money>>();
    const brackets: SearchInterval[] = times.map(() => ({ low: 0, high: postings + 1 }));
    for (let open = brackets; open.length > 0; open = brackets.filter(({ low, high }) => high - low > 1)) {
      for (const [place, step] of await this.postings(accountId, probes(open))) known.set(place, step);
      brackets.forEach((bracket, at) => void narrowInterval(bracket, known, times[at] as number));
    }
    return [...new Set(brackets.map(({ low }) => low))].flatMap((place) => known.get(place) ?? []);
  }

  private async postings(
    accountId: number,
    places: readonly number[],
  ): Promise<(readonly [number, TimedValue<Money>])[]> {
    if (places.length === 0) return [];
    const those = sql`p.account_id = ${accountId} AND p.account_seq IN (${sql.join(places)})`;
    const rows = await this.reader.ask(postingsWhere(those));
    return rows.map(({ account_seq, balance_after, at }) => [
      Number(account_seq),
      { at: Number(at), value: BigInt(balance_after) },
    ]);
  }
}

/** Postings with their booking times. */
const postingsWhere = (those: RawBuilder<unknown>) =>
  rawStatement(sql<{ account_seq: bigint; balance_after: bigint; at: bigint }>`
    SELECT p.account_seq, p.balance_after, coalesce(i.at, e.at) AS at FROM ledger_postings p
    JOIN ledger_entries e ON e.id = p.entry_id LEFT JOIN lane_inputs i ON i.lane_seq = e.lane_seq WHERE ${those}`);

/** Evenly spaced probes over the open intervals, without duplicates. */
function probes(open: readonly SearchInterval[]): number[] {
  const distinct = [...new Map(open.map((bracket) => [bracket.low, bracket])).values()];
  const each = Math.max(1, Math.floor(PROBES_PER_QUERY / distinct.length));
  const places = distinct.flatMap(({ low, high }) => {
    const count = Math.min(each, high - low - 1);
    return Array.from({ length: count }, (_, at) => low + Math.ceil(((at + 1) * (high - low)) / (count + 1)));
  });
  return [...new Set(places.filter((place) => place > 0))];
}

/** Narrows an interval around an instant by the known postings. */
function narrowInterval(
  bracket: SearchInterval,
  known: ReadonlyMap<number, TimedValue<Money>>,
  time: number,
): void {
  for (const [place, { at }] of known) {
    if (at <= time) bracket.low = Math.max(bracket.low, place);
    else bracket.high = Math.min(bracket.high, place);
  }
}
