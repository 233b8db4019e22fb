import type { TradeSymbol } from '../../api/symbols.js';

/** Whether a symbol cannot be traded by its hours, or was taken out of trade. It may have opened since it was asked for. */
export const isShut = (
  { isOpen, isPaused, opensAt }: Pick<TradeSymbol, 'isOpen' | 'isPaused' | 'opensAt'>,
  now: number,
): boolean => !isOpen && (isPaused || !opensAt || opensAt > now);
