import { z } from 'zod';
import { whole, word, wrong } from './fields.js';

/** Id of an area from `area_list`. */
export const areaId = () => whole(1, 1_000_000, 'Number of the area.').optional();

/** Channel by which an account is identified and contacted. */
export const channel = () => word('email', 'mobile');
export type Channel = 'email' | 'mobile';

/** A payment password. */
export const sixDigits = () =>
  z
    .unknown()
    .transform((given, context): string => {
      if (given === undefined) return wrong(context, 'validation.required');
      return /^\d{6}$/.test(String(given)) ? String(given) : wrong(context, 'validation.code');
    })
    .meta({ type: 'string', pattern: '^[0-9]{6}$' });
