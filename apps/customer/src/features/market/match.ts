import type { TradeSymbol } from '../../api/symbols.js';
import { currentLanguage } from '../configuration/configuration.js';
import { marketName } from './market-name.js';

const bare = (text: string): string => text.toLowerCase().replace(/[\s/_-]/g, '');

/** Whether a symbol's code or name, stored or displayed, contains the text. Slashes and spaces are ignored. */
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
