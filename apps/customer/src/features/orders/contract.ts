import type { TradedName } from '../traded/traded.js';

/** Contracts, among what is traded. */
export const CONTRACT: TradedName = {
  name: 'contract',
  source: '0',
  flag: 'is_forex',
  tab: 'options.contract',
};
