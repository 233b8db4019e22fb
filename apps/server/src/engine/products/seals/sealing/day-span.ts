import { SEAL_START } from '@truemark/domain';
import type { DatabaseReader } from '../../../../platform/database/database-reader.js';
import { endOf } from '../sealed-days.js';
import type { DayEnds, SealRow } from '../tables/seal.table.js';

/** A symbol on a day: its code in the seal, and `after`, the last tick of the days before. */
export interface DaySymbol {
  readonly id: number;
  readonly code: string;
  readonly after: number;
}

/** Range of records of a day that is over. */
export interface DaySpan {
  readonly day: string;
  readonly place: number;
  readonly prev: string;
  /** Lane sequences; `to` is below `from` on a day without records. */
  readonly from: number;
  readonly to: number;
  /** Last entry id and highest customer id of the days before. */
  readonly afterEntry: number;
  readonly afterCustomer: number;
  readonly currency: string;
  readonly symbols: readonly DaySymbol[];
}

type Before = Pick<SealRow, 'place' | 'hash' | 'ends'>;

/** The state before the first day. */
const beforeFirstDay = (currency: string): Before => ({
  place: 0,
  hash: SEAL_START,
  ends: { lane: 0, entry: 0, customer: 0, currency, symbols: [] } satisfies DayEnds,
});

/**
 * The span of the day after the last sealed one. It ends before the lane's first record, input or tick, whose time is
 * of a later day. Records after that belong to a later day, whatever their time.
 */
export async function spanOf(
  reader: DatabaseReader,
  { day, before: known, currency }: { day: string; before: Before | null; currency: string },
): Promise<DaySpan> {
  const { place, hash, ends } = known ?? beforeFirstDay(currency);
  const rows = await reader.query('SELECT id, code FROM symbols ORDER BY id');
  const last = new Map(ends.symbols.map(([id, , seq]) => [id, seq]));
  const symbols = rows.map(({ id, code }) => ({
    id: Number(id),
    code: String(code),
    after: last.get(Number(id)) ?? 0,
  }));
  const [account] = await reader.query('SELECT currency FROM ledger_accounts ORDER BY id LIMIT 1');
  return {
    day,
    place: place + 1,
    prev: hash,
    from: ends.lane + 1,
    to: (await firstSeqAfterDay(reader, { after: ends.lane, over: endOf(day), symbols })) - 1,
    afterEntry: ends.entry,
    afterCustomer: ends.customer,
    currency: account ? String(account.currency) : currency,
    symbols,
  };
}

async function firstSeqAfterDay(
  reader: DatabaseReader,
  { after, over, symbols }: { after: number; over: number; symbols: readonly DaySymbol[] },
): Promise<number> {
  const inputs =
    'SELECT lane_seq FROM lane_inputs WHERE lane_seq > $1 AND at >= $2 ORDER BY lane_seq LIMIT 1';
  const found = await reader.query(inputs, [after, over]);
  // A symbol's ticks are in order of time.
  const ticks =
    'SELECT lane_seq FROM ticks WHERE symbol_id = $1 AND at >= $2 AND lane_seq > $3 ORDER BY at, lane_seq LIMIT 1';
  for (const { id } of symbols) found.push(...(await reader.query(ticks, [id, over, after])));
  if (found.length === 0)
    throw new Error(`nothing in the lane is of later than ${new Date(over).toISOString()}`);
  return Math.min(...found.map(({ lane_seq }) => Number(lane_seq)));
}
