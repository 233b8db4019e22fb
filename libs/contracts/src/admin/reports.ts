import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import type { AdminRoutes } from './route.js';

export const REPORT_PERIODS = ['day', 'week', 'month', 'all'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];
/** Grouping of report lines, in addition to days. */
export const REPORT_BY = ['all', 'product', 'symbol', 'country', 'inviter'] as const;
export type ReportBy = (typeof REPORT_BY)[number];
export const REPORT_RANGES = ['today', '7d', '30d', 'month', 'last_month'] as const;
export type ReportRange = (typeof REPORT_RANGES)[number];

/** A line of a report: a span of days of one book, and its group. */
export const reportSchema = z.strictObject({
  id: z.string(),
  from: z.string().describe('First day of the line, in the platform’s time zone.'),
  to: z.string(),
  from_ms: z.number(),
  until_ms: z.number().describe('First instant after the last day.'),
  book: z.enum(['real', 'demo']),
  by: z.enum(REPORT_BY),
  value: z.string().describe('Product, number of the symbol or inviter, or two-letter country; empty: none.'),
  name: z.string().describe('Name of the value.'),
  currency: z.string(),
  result: decimalSchema.describe('Earned by the firm, negative if lost: fees, trading and other.'),
  fees: decimalSchema,
  trading: decimalSchema.describe('Customers’ trading losses less their gains.'),
  spread: decimalSchema.describe('Part of the trading result: bid-ask spread paid on closed positions.'),
  other: decimalSchema.describe('Remainder of the result.'),
  paid_in: decimalSchema,
  paid_out: decimalSchema,
  net_paid: decimalSchema,
  in_account: z.string().describe('The firm’s account that it moved; empty: none.'),
  out_account: z.string(),
  opened: z.number().describe('Trades opened and terms started.'),
  active: z.number().describe('Customers with a booked action of their own, counted once.'),
  entries: z.number().describe('Ledger entries that moved the firm’s accounts.'),
});
export type ReportRow = z.infer<typeof reportSchema>;

export const STATEMENT_SIDES = ['customers', 'house'] as const;
export const STATEMENT_LINES = ['opening', 'movement', 'closing'] as const;

/** A line of a reconciliation statement: the balance of one kind of account, or the movement by one type of entry. */
export const statementSchema = z.strictObject({
  id: z.string().describe('In the order of the statement.'),
  from: z.string().describe('First day, in the platform’s time zone.'),
  to: z.string(),
  from_ms: z.number(),
  until_ms: z.number().describe('First instant after the last day.'),
  book: z.enum(['real', 'demo']),
  currency: z.string(),
  side: z.enum(STATEMENT_SIDES).describe('Owner of the accounts.'),
  account: z.string().describe('Kind of account.'),
  line: z
    .enum(STATEMENT_LINES)
    .describe('`opening` before the first day, `closing` after the last one, `movement` between them.'),
  type: z.string().describe('Type of entry of a movement; empty: none.'),
  credited: decimalSchema,
  debited: decimalSchema,
  sum: decimalSchema.describe('Credits less debits: a balance or a net movement.'),
  entries: z.number(),
});
export type StatementRow = z.infer<typeof statementSchema>;

export const reportRoutes = {
  'GET reports': { 200: z.array(reportSchema) },
  'GET statement': { 200: z.array(statementSchema) },
} as const satisfies AdminRoutes;
