import type { Filter } from '../../platform/admin/filters.js';
import { flagFilter } from '../../platform/admin/in-memory-list.js';
import { condition } from '../../platform/database/queries.js';

/** Filter for rows that apply to all symbols, or to a single one. */
export const forAll: Filter<'symbolId'> = (value, { symbolId }) =>
  condition(symbolId, flagFilter({ for_all: value }, 'for_all') ? 'is' : 'is not', null);
