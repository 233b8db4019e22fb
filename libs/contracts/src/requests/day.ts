import { z } from 'zod';
import { wrong } from './fields.js';

const DAY = /^(\d{4})-(\d{2})-(\d{2})(?:[ T].*)?$/;

/** A calendar day, `YYYY-MM-DD`; a time after it is accepted and ignored. */
export function day() {
  return z
    .unknown()
    .transform((given, context): string => {
      if (given === undefined) return wrong(context, 'validation.required');
      const found = typeof given === 'string' ? DAY.exec(given.trim()) : null;
      if (!found) return wrong(context, 'validation.date');
      const [, year = '', month = '', date = ''] = found;
      const read = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
      const text = `${year}-${month}-${date}`;
      const isReal = Number(year) >= 1970 && read.toISOString().startsWith(text);
      return isReal ? text : wrong(context, 'validation.date');
    })
    .meta({ type: 'string', description: 'Day, YYYY-MM-DD, in the `timezone` setting.' });
}

interface Days {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

/** Refinement of a request with two optional days: the start must be on or before the end. */
export const daysInOrder = [
  ({ startTime = '', endTime = '9999' }: Days): boolean => startTime <= endTime,
  { path: ['endTime'], message: 'validation.date' },
] as [check: (days: Days) => boolean, failure: { path: string[]; message: string }];
