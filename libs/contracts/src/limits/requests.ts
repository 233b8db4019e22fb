import { z } from 'zod';
import { limitAmount, whole } from '../requests/fields.js';

/** Permanent self-exclusion. */
export const PERMANENT = 0;
/** Maximum temporary self-exclusion, days. */
export const MAX_EXCLUSION_DAYS = 3650;

/**
 * `POST /api/user/limits`: sets a customer's own limits. Absent fields stay unchanged; 0 means no limit. Stricter
 * values apply at once, looser ones after 24 h.
 */
export const limitsRequest = z
  .object({
    /** Maximum loss in a GMT day, in account currency. */
    daily_loss: limitAmount().optional(),
    /** Maximum stake of an option, or margin of a contract order. */
    stake: limitAmount().optional(),
    /** Minutes of trading before a pause. */
    session_minutes: whole(0, 1440, 'Minutes of trading before a break; 0: no limit.').optional(),
    /** Days of self-exclusion from now, 1 or more; 0: permanent. It can be extended, never shortened. */
    exclude_days: whole(
      PERMANENT,
      MAX_EXCLUSION_DAYS,
      'Days without new trades from now on. 0: indefinite, accepted only without any other field.',
    ).optional(),
  })
  // A 0 next to other zeros probably means "none" to the sender: an irreversible permanent exclusion must be sent
  // alone.
  .refine(
    ({ exclude_days: days, ...others }) =>
      days !== PERMANENT || Object.values(others).every((value) => value === undefined),
    { path: ['exclude_days'], message: 'validation.choice' },
  );
export type LimitsRequest = z.output<typeof limitsRequest>;
