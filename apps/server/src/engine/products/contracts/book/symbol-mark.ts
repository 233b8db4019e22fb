/**
 * What a symbol's positions are worth, in the account currency: `bid` and `ask` are converted, `rate` converts what was
 * paid in the quote currency.
 */
export interface SymbolMark {
  readonly bid: number;
  readonly ask: number;
  readonly rate: number;
}
