import { FORMULA1_TICKS, type SaleFormula, secondOf, windowFor } from '@truemark/domain';
import { queryBuilder } from '../../../../platform/database/queries.js';
import { ticks } from '../../../market/tables/market.table.js';

const recorded = queryBuilder(ticks);

interface PricedSale {
  readonly symbolId: number;
  /** Pricing tick, and time of the price, epoch ms. */
  readonly seq: number;
  readonly at: number;
  readonly expiresAt: number;
  readonly formula: SaleFormula;
}

/**
 * Query for the recorded ticks that a sale's price follows from, ascending. Formula 1: the last `FORMULA1_TICKS`. Later
 * formulas: those of the window and the last one before it.
 */
export function pricingTicksQuery({ symbolId, seq, at, expiresAt, formula }: PricedSale) {
  const window = windowFor(expiresAt - at);
  const upTo = recorded
    .selectFrom('ticks')
    .selectAll()
    .where('symbol_id', '=', symbolId)
    .where('seq', '<=', seq)
    .orderBy('seq');
  if (formula === 1 || window === null) return upTo.where('seq', '>', seq - FORMULA1_TICKS);
  const before = recorded
    .selectFrom('ticks')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('symbol_id', '=', symbolId)
    .where('at', '<=', (secondOf(at) - window) * 1_000);
  // Without a tick before the window, history is too short; the available ticks show that.
  return upTo.where('seq', '>=', ({ fn, lit }) => fn.coalesce(before, lit(1)));
}
