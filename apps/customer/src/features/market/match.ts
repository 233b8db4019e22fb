import type { TradeSymbol } from '../../api/symbols.js';
import { currentLanguage } from '../configuration/configuration.js';
import { marketName } from './market-name.js';

const bare = (text: string): string => text.toLowerCase().replace(/[\s/_-]/g, '');

/** Whether a symbol's code or name, the house's or the shown one, holds what was typed; slashes and blanks do not matter. */
export function matches(
  symbol: Pick<TradeSymbol, 'code' | 'showCode' | 'name'>,
  typed: string,
  tag = currentLanguage().tag,
): boolean {
  const wanted = bare(typed);
  return [symbol.code, symbol.showCode, symbol.name, marketName(symbol, tag)].some((name) =>
    bare(name).includes(wanted),
  );
}
