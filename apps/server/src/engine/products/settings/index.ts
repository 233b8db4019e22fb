import { defineProduct } from '../../kernel/product.js';
import { settings as table } from '../../kernel/tables/setting.table.js';
import { changeSettings } from './settings.js';

/** What the house has set. */
export const settings = defineProduct({
  name: 'settings',
  lane: {
    commands: { 'settings.change': changeSettings },
    laterLimits: ['settings.change'],
  },
  state: {
    tables: [table],
  },
});
