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

/** Whether `of` depends on `by`: it converts, and none of the others does. */
export const convertsThrough = (of: Pair, by: Pair, others: readonly Pair[], currency: string): boolean =>
  of.quoteCurrency !== currency &&
  converts(of, by, currency) &&
  !others.some((other) => converts(of, other, currency));
