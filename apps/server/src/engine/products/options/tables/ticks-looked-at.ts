import { FORMER_TICKS, type SaleFormula, secondOf, windowFor } from '@truemark/domain';

interface Looked {
  readonly symbolId: number;
  /** The tick that decides, and the instant of the price, epoch ms. */
  readonly seq: number;
  readonly at: number;
  readonly expiresAt: number;
  readonly formula: SaleFormula;
}

interface Condition {
  /** Of `ticks`; its `$1` is the symbol, the others are `parameters`. */
  readonly where: string;
  readonly parameters: readonly number[];
}

/**
 * Which recorded ticks the price of a sale follows from, ascending: of the former formula the last ones, of today's those
 * of the window, and the last one before it.
 */
export function ticksLookedAt({ symbolId, seq, at, expiresAt, formula }: Looked): Condition {
  const window = windowFor(expiresAt - at);
  if (formula === 1 || window === null) {
    const where = 'WHERE symbol_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq';
    return { where, parameters: [seq - FORMER_TICKS, seq] };
  }
  const begin = (secondOf(at) - window) * 1_000;
  const before = 'SELECT max(seq) FROM ticks WHERE symbol_id = $2 AND at <= $3';
  // Where there is none from before the window the record is too short, which those that are there show.
  const where = `WHERE symbol_id = $1 AND seq >= coalesce((${before}), 1) AND seq <= $4 ORDER BY seq`;
  return { where, parameters: [symbolId, begin, seq] };
}
