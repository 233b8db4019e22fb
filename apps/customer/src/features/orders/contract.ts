import type { TradedName } from '../traded/traded.js';

/** Contracts as a traded product. */
export const CONTRACT: TradedName = {
  name: 'contract',
  source: '0',
  flag: 'is_forex',
  tab: 'options.contract',
};
