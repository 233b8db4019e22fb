import type { Filter } from '../../platform/admin/list-query.js';
import { wantsFlag } from '../../platform/admin/rows-at-hand.js';

/** Rows that are for all symbols, or those that are for one. */
export const forAll: Filter = (value) =>
  wantsFlag({ for_all: value }, 'for_all') ? 'symbol_id IS NULL' : 'symbol_id IS NOT NULL';
