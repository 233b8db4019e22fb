import { REPORT_BY, REPORT_PERIODS, STATEMENT_SIDES } from '@truemark/contracts/admin';
import { z } from 'zod';
import { readBody } from '../../platform/admin/read-body.js';
import type { ReportFilter } from './reports.admin.js';
import { daysBetween, RANGES } from './span.js';
import type { StatementFilter } from './statement.admin.js';

const MAX_DAYS = 1_100;
const day = z.iso.date('A day such as 2026-01-31.');

/** Either a named range, or two days. */
const days = {
  range: z.enum(RANGES).nullish(),
  from: day.nullish(),
  to: day.nullish(),
};

type AskedDays = { readonly [K in keyof typeof days]?: z.output<(typeof days)[K]> };

/** Requested days; a text: the reason why they are invalid. While only one of two days is set, the range applies. */
function daysOf({ range, from, to }: AskedDays): { days: ReportFilter['days'] } | string {
  if (!from || !to) return { days: range ?? 'month' };
  if (from > to) return 'Not before the first day.';
  if (daysBetween({ from, to }) > MAX_DAYS) return 'Three years at most.';
  return { days: { from, to } };
}

const shape = z
  .strictObject({
    book: z.enum(['real', 'demo']).default('real'),
    by: z.enum(REPORT_BY).default('all'),
    period: z.enum(REPORT_PERIODS).default('day'),
    product: z.string().max(40).nullish(),
    ...days,
  })
  .transform(({ range, from, to, product, ...rest }, context): ReportFilter => {
    const found = daysOf({ range, from, to });
    if (typeof found !== 'string') return { ...rest, product: product ?? null, ...found };
    context.addIssue({ code: 'custom', path: ['to'], message: found });
    return z.NEVER;
  });

const statementShape = z
  .strictObject({
    book: z.enum(['real', 'demo']).default('real'),
    side: z.enum(STATEMENT_SIDES).nullish(),
    ...days,
  })
  .transform(({ book, side, ...asked }, context): StatementFilter => {
    const found = daysOf(asked);
    if (typeof found !== 'string') return { book, side: side ?? null, ...found };
    context.addIssue({ code: 'custom', path: ['to'], message: found });
    return z.NEVER;
  });

/** Parses a report filter; default: this month by day. */
export const readReportFilter = (filter: Readonly<Record<string, unknown>>): ReportFilter =>
  readBody(shape, filter);

/** Parses a statement filter; default: this month of the real book. */
export const readStatementFilter = (filter: Readonly<Record<string, unknown>>): StatementFilter =>
  readBody(statementShape, filter);
