import type { TradeSymbol } from '../../api/symbols.js';

const bare = (text: string): string => text.toLowerCase().replace(/[\s/_-]/g, '');

/** Whether a symbol's code or name holds what was typed; slashes and blanks do not matter. */
export function matches(symbol: Pick<TradeSymbol, 'code' | 'showCode' | 'name'>, typed: string): boolean {
  const wanted = bare(typed);
  return [symbol.code, symbol.showCode, symbol.name].some((name) => bare(name).includes(wanted));
}
