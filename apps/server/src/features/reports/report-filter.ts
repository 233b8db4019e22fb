import { REPORT_BY, REPORT_PERIODS } from '@truemark/contracts/admin';
import { z } from 'zod';
import { readBody } from '../../platform/admin/read-body.js';
import type { ReportFilter } from './reports.admin.js';
import { daysBetween, RANGES } from './span.js';

const MOST_DAYS = 1_100;
const day = z.iso.date('A day such as 2026-01-31.');

const shape = z
  .strictObject({
    book: z.enum(['real', 'demo']).default('real'),
    by: z.enum(REPORT_BY).default('all'),
    period: z.enum(REPORT_PERIODS).default('day'),
    product: z.string().max(40).nullish(),
    range: z.enum(RANGES).nullish(),
    from: day.nullish(),
    to: day.nullish(),
  })
  .transform(({ range, from, to, product, ...rest }, context): ReportFilter => {
    const asked = { ...rest, product: product ?? null };
    // While only one of two days is chosen, the range still holds.
    if (!from || !to) return { ...asked, days: range ?? 'month' };
    const wrong =
      from > to
        ? 'Not before the first day.'
        : daysBetween({ from, to }) > MOST_DAYS
          ? 'Three years at most.'
          : null;
    if (wrong === null) return { ...asked, days: { from, to } };
    context.addIssue({ code: 'custom', path: ['to'], message: wrong });
    return z.NEVER;
  });

/** Which lines a list's filter asks for; this month by day where it says nothing. */
export const readReportFilter = (filter: Readonly<Record<string, unknown>>): ReportFilter =>
  readBody(shape, filter);
