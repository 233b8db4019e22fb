import type { SymbolRow } from '../../engine/market/tables/market.table.js';

type Pair = Pick<SymbolRow, 'baseCurrency' | 'quoteCurrency' | 'isEnabled'>;

/** Whether `by` converts the quote currency of `of` into the account currency, in either direction. */
const converts = (of: Pair, by: Pair, currency: string): boolean =>
  by.isEnabled &&
  ((by.baseCurrency === of.quoteCurrency && by.quoteCurrency === currency) ||
    (by.baseCurrency === currency && by.quoteCurrency === of.quoteCurrency));

/** Whether a symbol's profit can be converted into the account currency. */
export const hasConversion = (of: Pair, symbols: readonly Pair[], currency: string): boolean =>
  of.quoteCurrency === currency || symbols.some((by) => converts(of, by, currency));

/** The enabled ones of `others` whose profit can be converted now, and no longer once `after` replaces `before`. */
export const losingConversion = <P extends Pair>(
  others: readonly P[],
  before: Pair,
  after: Pair,
  currency: string,
): readonly P[] =>
  others.filter(
    (of) =>
      of.isEnabled &&
      hasConversion(of, [...others, before], currency) &&
      !hasConversion(of, [...others, after], currency),
  );
