import type { TradeSymbol } from '../../api/symbols.js';

/** Whether a symbol is outside its trading hours or was taken out of trading. It may have opened since the fetch. */
export const isShut = (
  { isOpen, isPaused, opensAt }: Pick<TradeSymbol, 'isOpen' | 'isPaused' | 'opensAt'>,
  now: number,
): boolean => !isOpen && (isPaused || !opensAt || opensAt > now);
