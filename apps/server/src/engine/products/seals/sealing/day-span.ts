import { SEAL_START } from '@truemark/domain';
import type { Reader } from '../../../../platform/database/reader.js';
import { endOf } from '../sealed-days.js';
import type { DayEnds, SealRow } from '../tables/seal.table.js';

/** A symbol on a day: by which code it is sealed, and the last tick of the days before. */
export interface DaySymbol {
  readonly id: number;
  readonly code: string;
  readonly after: number;
}

/** What belongs to a day that is over. */
export interface DaySpan {
  readonly day: string;
  readonly place: number;
  readonly prev: string;
  /** Of the lane's numbers; `to` is below `from` on a day without any. */
  readonly from: number;
  readonly to: number;
  /** The last entry and the highest customer of the days before. */
  readonly afterEntry: number;
  readonly afterCustomer: number;
  readonly currency: string;
  readonly symbols: readonly DaySymbol[];
}

type Before = Pick<SealRow, 'place' | 'hash' | 'ends'>;

/** Where the first day begins. */
const nothing = (currency: string): Before => ({
  place: 0,
  hash: SEAL_START,
  ends: { lane: 0, entry: 0, customer: 0, currency, symbols: [] } satisfies DayEnds,
});

/**
 * The span of a day behind the one that was sealed before it: up to the first record of the lane, an input or a tick,
 * that bears a time of a later day. What comes after that belongs to the day that took it, whatever time it bears.
 */
export async function spanOf(
  reader: Reader,
  { day, before: known, currency }: { day: string; before: Before | null; currency: string },
): Promise<DaySpan> {
  const { place, hash, ends } = known ?? nothing(currency);
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
    to: (await firstOfLater(reader, { after: ends.lane, over: endOf(day), symbols })) - 1,
    afterEntry: ends.entry,
    afterCustomer: ends.customer,
    currency: account ? String(account.currency) : currency,
    symbols,
  };
}

async function firstOfLater(
  reader: Reader,
  { after, over, symbols }: { after: number; over: number; symbols: readonly DaySymbol[] },
): Promise<number> {
  const inputs =
    'SELECT lane_seq FROM lane_inputs WHERE lane_seq > $1 AND at >= $2 ORDER BY lane_seq LIMIT 1';
  const found = await reader.query(inputs, [after, over]);
  // A symbol's ticks stand in the order of their times.
  const ticks =
    'SELECT lane_seq FROM ticks WHERE symbol_id = $1 AND at >= $2 AND lane_seq > $3 ORDER BY at, lane_seq LIMIT 1';
  for (const { id } of symbols) found.push(...(await reader.query(ticks, [id, over, after])));
  if (found.length === 0)
    throw new Error(`nothing in the lane is of later than ${new Date(over).toISOString()}`);
  return Math.min(...found.map(({ lane_seq }) => Number(lane_seq)));
}
