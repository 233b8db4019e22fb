import type { AppKey } from '@truemark/i18n';
import type { MarketState } from './useMarketState.js';

/** Label of a button disabled by the market's state. */
export const WHY_OFF: Readonly<Record<MarketState, AppKey | undefined>> = {
  open: undefined,
  closed: 'market.closed',
  stale: 'why.stale',
};
