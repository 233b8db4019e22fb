import type { TradeDesk, TradeDeskProps } from '../traded/traded.js';
import { OPTION } from './option.js';
import { useOptionParts } from './useOptionParts.js';

/** Options on the trade screen. Single ticks decide them, so the chart shows ticks. */
export const optionDesk: TradeDesk = {
  ...OPTION,
  chart: { view: 'tick', style: 'line', studies: [] },
  Desk: OptionDesk,
};

function OptionDesk({ children, ...circumstances }: TradeDeskProps) {
  return children(useOptionParts(circumstances));
}
