import { defineProduct } from '../product.js';
import { configurationKeys } from './keys.js';

/** Settings, menus and whether customers are served. */
export const product = defineProduct({
  name: 'configuration',
  stale: {
    configuration: [configurationKeys.config, configurationKeys.menus, configurationKeys.companyStatus],
  },
});
