import { defineProduct } from '../../kernel/product.js';
import { settings as table } from '../../kernel/tables/setting.table.js';
import { changeSettings } from './settings.js';

/** What the house has set. */
export const settings = defineProduct({
  name: 'settings',
  laterLimits: ['settings.change'],
  commands: { 'settings.change': changeSettings },
  tables: [table],
});
