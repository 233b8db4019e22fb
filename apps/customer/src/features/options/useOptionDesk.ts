import { useMemo } from 'react';
import type { TradeSymbol } from '../../api/symbols.js';
import { useFollowOptions } from './useFollowOptions.js';
import { useLookedOption } from './useLookedOption.js';
import { useOptions } from './useOptions.js';
import { usePurchase } from './usePurchase.js';

export type OptionDesk = ReturnType<typeof useOptionDesk>;

/** Options on the trade page: purchase for a symbol, and the running ones. */
export function useOptionDesk(symbol: TradeSymbol, wanted: boolean) {
  const purchase = usePurchase(symbol, wanted);
  const running = useOptions('running', wanted);
  const { options } = running;
  useFollowOptions(running, wanted);
  const looked = useLookedOption(options);
  const ofSymbol = useMemo(
    () => options.filter((option) => option.symbol.id === symbol.id),
    [options, symbol.id],
  );
  return { purchase, options, ofSymbol, looked };
}
