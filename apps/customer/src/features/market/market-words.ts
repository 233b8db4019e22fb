import type { AppKey } from '@truemark/i18n';
import type { MarketState } from './useMarketState.js';

/** What a button says that cannot be pressed for the state of its market. */
export const WHY_OFF: Readonly<Record<MarketState, AppKey | undefined>> = {
  open: undefined,
  closed: 'market.closed',
  stale: 'why.stale',
};
