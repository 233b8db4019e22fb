import type { TradeSymbol } from '../../api/symbols.js';

/** `usual` is the server's order. */
export type SymbolSort = 'usual' | 'gainers' | 'losers';
export const SYMBOL_SORTS = ['usual', 'gainers', 'losers'] as const satisfies SymbolSort[];

type Ordered = Pick<TradeSymbol, 'id' | 'isOpen' | 'day'>;

/**
 * Sorts symbols for a list: tradable ones first, and within each group by the day's change as fetched, so that rows do
 * not move with prices. Symbols without a daily price come last.
 */
export function orderSymbols<S extends Ordered>(symbols: readonly S[], sort: SymbolSort): S[] {
  const rank = ({ day }: S): bigint | null => {
    if (sort === 'usual') return 0n;
    if (!day) return null;
    return sort === 'gainers' ? -day.change : day.change;
  };
  return symbols.toSorted((a, b) => {
    if (a.isOpen !== b.isOpen) return a.isOpen ? -1 : 1;
    const [left, right] = [rank(a), rank(b)];
    if (left === right) return 0;
    if (left === null || right === null) return left === null ? 1 : -1;
    return left < right ? -1 : 1;
  });
}

/** First symbols of a short list: favourites in their order, then the others; tradable ones first in each. */
export function firstSymbols<S extends Ordered>(
  symbols: readonly S[],
  favourites: readonly number[],
  count: number,
): S[] {
  const kept = favourites.flatMap((id) => symbols.find((symbol) => symbol.id === id) ?? []);
  const others = symbols.filter(({ id }) => !favourites.includes(id));
  const inOrder = [...kept.filter(({ isOpen }) => isOpen), ...orderSymbols(others, 'usual')];
  return [...new Set([...inOrder.filter(({ isOpen }) => isOpen), ...kept, ...inOrder])].slice(0, count);
}
