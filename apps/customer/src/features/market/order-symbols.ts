import type { TradeSymbol } from '../../api/symbols.js';

/** `usual` is the house's order. */
export type SymbolSort = 'usual' | 'gainers' | 'losers';
export const SYMBOL_SORTS = ['usual', 'gainers', 'losers'] as const satisfies SymbolSort[];

type Ordered = Pick<TradeSymbol, 'id' | 'isOpen' | 'day'>;

/**
 * Symbols as a list shows them: those that trade now before those that do not, and among each by the change of the day as
 * it was fetched, so that rows do not change places while prices run. One without a price of the day comes last.
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

/** The first symbols of a short list: favourites in their order, then the others; what trades now comes first in each. */
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
