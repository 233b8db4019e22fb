import type { TradedName } from '../traded/traded.js';

/** Options as a traded product. */
export const OPTION: TradedName = { name: 'option', source: '1', flag: 'is_micro', tab: 'options.tab' };
