import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import type { AdminRoutes } from './route.js';

export const REPORT_PERIODS = ['day', 'week', 'month', 'all'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];
/** What a report's lines are told apart by, beside their days. */
export const REPORT_BY = ['all', 'product', 'symbol', 'country', 'inviter'] as const;
export type ReportBy = (typeof REPORT_BY)[number];
export const REPORT_RANGES = ['today', '7d', '30d', 'month', 'last_month'] as const;
export type ReportRange = (typeof REPORT_RANGES)[number];

/** One line of a report: some days of one book, and what they are about. */
export const reportSchema = z.strictObject({
  id: z.string(),
  from: z.string().describe('The first day of the line, in the house’s time zone.'),
  to: z.string(),
  from_ms: z.number(),
  until_ms: z.number().describe('The first instant after the last day.'),
  book: z.enum(['real', 'demo']),
  by: z.enum(REPORT_BY),
  value: z
    .string()
    .describe('A product, a symbol’s or an inviter’s number, two letters of a country; empty: none.'),
  name: z.string().describe('What the value is called.'),
  currency: z.string(),
  result: decimalSchema.describe('What the house earned, below zero lost: fees, trading and the rest.'),
  fees: decimalSchema,
  trading: decimalSchema.describe('What customers’ trades lost, less what they won.'),
  spread: decimalSchema.describe(
    'Within the trading result: what closed positions paid between bid and ask.',
  ),
  other: decimalSchema.describe('The rest of the result.'),
  paid_in: decimalSchema,
  paid_out: decimalSchema,
  net_paid: decimalSchema,
  in_account: z.string().describe('The house’s account that was moved by it; empty: none.'),
  out_account: z.string(),
  opened: z.number().describe('Trades and terms that began.'),
  active: z.number().describe('Customers who did something themselves that was booked, each once.'),
  entries: z.number().describe('Entries of the ledger that moved the house’s accounts.'),
});
export type ReportRow = z.infer<typeof reportSchema>;

export const STATEMENT_SIDES = ['customers', 'house'] as const;
export const STATEMENT_LINES = ['opening', 'movement', 'closing'] as const;

/** One line of a statement of reconciliation: what stood on accounts of one kind, or what entries of one type moved there. */
export const statementSchema = z.strictObject({
  id: z.string().describe('In the order of the statement.'),
  from: z.string().describe('The first day, in the house’s time zone.'),
  to: z.string(),
  from_ms: z.number(),
  until_ms: z.number().describe('The first instant after the last day.'),
  book: z.enum(['real', 'demo']),
  currency: z.string(),
  side: z.enum(STATEMENT_SIDES).describe('Whose accounts they are.'),
  account: z.string().describe('The kind of account.'),
  line: z
    .enum(STATEMENT_LINES)
    .describe('`opening` before the first day, `closing` after the last one, `movement` between them.'),
  type: z.string().describe('The type of entry of a movement; empty: none.'),
  credited: decimalSchema,
  debited: decimalSchema,
  sum: decimalSchema.describe('Credited less debited: a balance, or by how much it moved.'),
  entries: z.number(),
});
export type StatementRow = z.infer<typeof statementSchema>;

export const reportRoutes = {
  'GET reports': { 200: z.array(reportSchema) },
  'GET statement': { 200: z.array(statementSchema) },
} as const satisfies AdminRoutes;
