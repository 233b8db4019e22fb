import type { TradeSymbol } from '../../api/symbols.js';
import { isShut } from './is-shut.js';

type Listed = Pick<TradeSymbol, 'isOpen' | 'isPaused' | 'opensAt'>;

/** Latest time by `now` at which a symbol that is listed as closed has opened, epoch ms; 0 if none has. */
export const latestOpening = (symbols: readonly Listed[], now: number): number =>
  symbols.reduce(
    (latest, symbol) =>
      symbol.isOpen || isShut(symbol, now) ? latest : Math.max(latest, symbol.opensAt ?? 0),
    0,
  );
