import type { TradeSymbol } from '@truemark/contracts';

const bare = (text: string): string => text.toLowerCase().replace(/[\s/_-]/g, '');

/** Whether a symbol's code or name holds what was typed; slashes and blanks do not matter. */
export function matches(symbol: Pick<TradeSymbol, 'Code' | 'ShowCode' | 'Name'>, typed: string): boolean {
  const wanted = bare(typed);
  return [symbol.Code, symbol.ShowCode, symbol.Name].some((name) => bare(name).includes(wanted));
}
