import { defineProduct } from '../product.js';
import { optionKeys } from './keys.js';

/** Up/down options. */
export const product = defineProduct({
  name: 'options',
  stale: { money: [optionKeys.optionsAll], configuration: [optionKeys.optionTermsAll] },
});
