import type { TradeSymbol } from '@truemark/contracts';
import { useMemo } from 'react';
import { useFollowOptions } from './useFollowOptions.js';
import { useLookedOption } from './useLookedOption.js';
import { RUNNING, useOptions } from './useOptions.js';
import { usePurchase } from './usePurchase.js';

export type OptionDesk = ReturnType<typeof useOptionDesk>;

/** Everything about options on the trade page: buying one of a symbol, and those that run. */
export function useOptionDesk(symbol: TradeSymbol, wanted: boolean) {
  const purchase = usePurchase(symbol, wanted);
  const running = useOptions(RUNNING, wanted);
  const { options } = running;
  useFollowOptions(running, wanted);
  const looked = useLookedOption(options);
  const ofSymbol = useMemo(
    () => options.filter(({ ForexId }) => ForexId === symbol.Id),
    [options, symbol.Id],
  );
  return { purchase, options, ofSymbol, looked };
}
