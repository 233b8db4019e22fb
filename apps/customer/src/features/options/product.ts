import { defineProduct } from '../product.js';
import { optionKeys } from './keys.js';
import { STAKE_LACKS } from './purchase-refused.js';

/** Up/down options. */
export const product = defineProduct({
  name: 'options',
  stale: { money: [optionKeys.optionsAll], configuration: [optionKeys.optionTermsAll] },
  wantsMoney: [STAKE_LACKS],
  traded: {
    desk: async () => (await import('./option-desk.js')).optionDesk,
    orders: async () => (await import('./traded-options.js')).tradedOptions,
  },
  movement: {
    kind: 'option',
    icon: 'timer',
    sheet: async () => (await import('./MovedOption.js')).MovedOption,
  },
  holdings: async () => (await import('./HeldOptions.js')).HeldOptions,
});
