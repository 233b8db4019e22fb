import { profitOf } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { sql } from 'kysely';
import { type RateRecord, recordedRate } from '../../engine/market/tables/rate-record.js';
import type { LedgerFigures } from '../../engine/protocol.js';
import { rawStatement } from '../../platform/database/queries.js';
import { type MovedFigure, numberOf, type Portion, placeIn, wholeOf } from './report-movements.js';
import { SPREAD } from './report-sum.table.js';

/** Closed position as stored, with its owner; prices and lots in 10⁻⁸. */
interface StoredPosition {
  /** Of its span. */
  readonly place: bigint;
  readonly side: 'buy' | 'sell';
  readonly lots: bigint;
  readonly open_bid: bigint | null;
  readonly open_price: bigint | null;
  readonly close_bid: bigint | null;
  readonly close_price: bigint | null;
  readonly terms: string;
  readonly symbol_id: bigint;
  readonly book: 'real' | 'demo';
  readonly currency: string;
  readonly area_id: bigint | null;
  readonly invited_by: bigint | null;
}

interface Terms {
  readonly units: string;
  readonly openRate: RateRecord;
  readonly closeRate?: RateRecord;
}

/** Positions closed by entries in each of some consecutive spans. */
export function positionsClosed(
  spans: readonly Portion[],
  { entry, table }: LedgerFigures['spreads'][number],
) {
  const { after, upTo } = wholeOf(spans);
  return rawStatement(sql<StoredPosition>`SELECT ${placeIn(spans)} AS place, o.side, o.lots, o.open_bid, o.open_price, o.close_bid, o.close_price, o.terms,
      o.symbol_id, a.book, a.currency, c.area_id, c.invited_by
    FROM ledger_entries e JOIN ${sql.table(table)} AS o ON o.id = e.ref_id
      JOIN ledger_accounts a ON a.id = o.account_id JOIN customers c ON c.id = o.customer_id
    WHERE e.id > ${after} AND e.id <= ${upTo} AND e.type = ${entry}`);
}

/**
 * Spread paid by a closed position, 10⁻⁸ of account currency: a buy opened at the ask, a sell closed at the ask. It is
 * part of the broker's earnings from the position, not a separate entry.
 */
export function spreadPaid(position: Omit<StoredPosition, 'place'>): bigint {
  const { units, openRate, closeRate = openRate } = JSON.parse(position.terms) as Terms;
  const [bid, ask] =
    position.side === 'buy'
      ? [position.open_bid, position.open_price]
      : [position.close_bid, position.close_price];
  if (bid === null || ask === null) return 0n;
  return profitOf({
    side: 'buy',
    open: BigInt(bid),
    close: BigInt(ask),
    lots: BigInt(position.lots),
    units: decimal(units),
    rate: recordedRate(closeRate),
  });
}

/** The figure that a position closed by an entry of that type adds to. */
export const spreadFigure = (position: StoredPosition, type: string): MovedFigure => ({
  ...{ book: position.book, currency: position.currency, type, figure: SPREAD },
  symbolId: numberOf(position.symbol_id),
  areaId: numberOf(position.area_id),
  invitedBy: numberOf(position.invited_by),
  entries: 1,
  moved: spreadPaid(position),
});
