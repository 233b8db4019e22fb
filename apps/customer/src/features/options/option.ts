import type { TradedName } from '../traded/traded.js';

/** Options, among what is traded. */
export const OPTION: TradedName = { name: 'option', source: '1', flag: 'is_micro', tab: 'options.tab' };
