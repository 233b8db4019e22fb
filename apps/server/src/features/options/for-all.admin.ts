import { z } from 'zod';
import type { Filter } from '../../platform/admin/filters.js';
import { wantsFlag } from '../../platform/admin/rows-at-hand.js';
import { wholeNumber } from '../../platform/admin/whole-number.js';
import { condition } from '../../platform/database/queries.js';

/** Whose terms: a symbol's own, or (null, or nothing chosen) those of all symbols that have none of their own. */
export const symbolOrAll = z
  .union([wholeNumber(1, Number.MAX_SAFE_INTEGER), z.literal('').transform(() => null), z.null()])
  .default(null);

/** Rows that are for all symbols, or those that are for one. */
export const forAll: Filter<'symbolId'> = (value, { symbolId }) =>
  condition(symbolId, wantsFlag({ for_all: value }, 'for_all') ? 'is' : 'is not', null);
