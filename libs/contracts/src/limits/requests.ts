import { z } from 'zod';
import { limitAmount, whole } from '../requests/fields.js';

/** Self-exclusion that never ends. */
export const FOR_EVER = 0;
/** The longest self-exclusion that ends, days. */
export const LONGEST_EXCLUSION = 3650;

/**
 * `POST /api/user/limits`: what a customer limits himself to. A field that is missing stays as it is, 0 means no limit.
 * What is stricter holds at once, what is looser after 24 h.
 */
export const limitsRequest = z
  .object({
    /** Most that a GMT day may cost, in account currency. */
    daily_loss: limitAmount().optional(),
    /** Most that one option's stake or one contract order's margin may be. */
    stake: limitAmount().optional(),
    /** Minutes of trading until a pause. */
    session_minutes: whole(0, 1440, 'Minutes of trading before a break; 0: no limit.').optional(),
    /** Days without new trades from now on, 1 and more; 0: for ever. It can be lengthened, never shortened. */
    exclude_days: whole(
      FOR_EVER,
      LONGEST_EXCLUSION,
      'Days without new trades from now on. 0: indefinite, accepted only without any other field.',
    ).optional(),
  })
  // A 0 beside other zeros means "none" to whoever wrote it: what can never be taken back has to stand alone.
  .refine(
    ({ exclude_days: days, ...others }) =>
      days !== FOR_EVER || Object.values(others).every((value) => value === undefined),
    { path: ['exclude_days'], message: 'validation.choice' },
  );
export type LimitsRequest = z.output<typeof limitsRequest>;
