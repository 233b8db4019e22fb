import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import { LOAN_FIELD_NAMES } from './form-fields.js';

/** `GET /api/loan/info` */
export const loanFormSchema = z.strictObject({
  status: z.literal([0, 1, 2, 3]).describe('0 none, 1 waiting, 2 approved, 3 rejected.'),
  name: z.string(),
  reason: z.string().describe('Why it was rejected, as the operator wrote it.'),
  fields: z.array(z.enum(LOAN_FIELD_NAMES as [string, ...string[]])).describe('Fields with objections.'),
  given: z
    .partialRecord(z.enum(LOAN_FIELD_NAMES as [string, ...string[]]), z.string())
    .describe('Last submission; pictures as addresses.'),
  promise_hours: z.number().describe('Decided within this many hours.'),
});
export type LoanForm = z.infer<typeof loanFormSchema>;

const terms = {
  loan_period: z.number().describe('Days.'),
  interest_rate: decimalSchema.describe('Fraction per day.'),
  free_period: z.number().describe('Interest-free days.'),
  penalty_rate: decimalSchema.describe('Fraction of the amount per late day.'),
};

/** One row of `GET /api/loan/loan_config`. */
export const loanProductSchema = z.strictObject({
  id: z.number(),
  name: z.string(),
  min_amount: decimalSchema,
  max_amount: decimalSchema,
  ...terms,
  is_enabled: z.literal(1).describe('Switched-off items are omitted.'),
});
export type LoanProductAnswer = z.infer<typeof loanProductSchema>;

/** `GET /api/loan/config_info`; with costs if an amount was given. */
export const loanCostSchema = loanProductSchema.extend({
  interest: decimalSchema.optional(),
  total_due: decimalSchema.optional().describe('Payable on the due day.'),
  total_day_later: decimalSchema.optional().describe('Payable a day after it.'),
  yearly_rate: decimalSchema.optional().describe('interest ÷ amount × 365 ÷ loan_period, a fraction.'),
});
export type LoanCostAnswer = z.infer<typeof loanCostSchema>;

/** `GET /api/loan/get_date`: in GMT. */
export const loanDateSchema = z.strictObject({ date: z.string(), time: z.string(), time_ms: z.number() });
export type LoanDate = z.infer<typeof loanDateSchema>;

/** `GET /api/loan/loan_agreement` */
export const loanAgreementSchema = z.strictObject({
  html: z.string(),
  text: z.string(),
  hash: z.string().describe('Hex SHA-256 of `text`.'),
  lang: z.string(),
  time: z.string().describe('GMT date.'),
  parameters: z.strictObject({
    name: z.string(),
    last_name: z.string(),
    country: z.string(),
    mobile: z.string(),
    amount: decimalSchema,
    ...terms,
    total_rate: decimalSchema,
    time: z.string(),
  }),
});
export type LoanAgreementAnswer = z.infer<typeof loanAgreementSchema>;

/** A loan as shown to its customer. */
export const loanSchema = z.strictObject({
  id: z.number(),
  created_at: z.string(),
  created_at_ms: z.number(),
  amount: decimalSchema,
  ...terms,
  interest_amount: decimalSchema.describe('As of now, or of its end; before that for the whole period.'),
  penalty_amount: decimalSchema,
  reviewed_at: z.string(),
  reviewed_at_ms: z.number().nullable(),
  repayment_time: z.string().describe('Due time; once repaid, the time of payment.'),
  repayment_time_ms: z.number().nullable(),
  due_at_ms: z.number().nullable(),
  is_overdue: z.literal([0, 1]).describe('It is running and past its due time.'),
  status: z
    .literal([1, 2, 3, 4, 5, 6, 7])
    .describe(
      '1 review, 2 repayment due, 3 rejected, 4 repayment under review, 5 repaid, 6 cancelled, 7 closed.',
    ),
  status_name: z.string(),
  reason: z.string(),
});
export type LoanAnswer = z.infer<typeof loanSchema>;

/** `GET /api/loan/repayment_info`: the payoff now. */
export const payoffSchema = z.strictObject({
  loan: loanSchema,
  principal: decimalSchema,
  interest: decimalSchema,
  penalty: decimalSchema,
  total: decimalSchema,
  days: z.number(),
  free_days: z.number(),
  late_days: z.number(),
  due_at_ms: z.number(),
  as_of_ms: z.number(),
});
export type PayoffAnswer = z.infer<typeof payoffSchema>;

/** One row of `GET /api/loan/repayment_accounts`. */
export const repaymentAccountSchema = z.strictObject({
  id: z.number(),
  currency_code: z.string(),
  protocol_code: z.string(),
  address: z.string(),
});
export type RepaymentAccount = z.infer<typeof repaymentAccountSchema>;

/** `GET /api/loan/audit`: all inputs needed to recompute the figures. */
export const loanAuditSchema = z.strictObject({
  loan_id: z.number(),
  amount: decimalSchema,
  ...terms,
  status: z.number(),
  disbursed_at_ms: z.number().nullable(),
  due_at_ms: z.number().nullable(),
  checked_from_ms: z.number().nullable(),
  checked_until_ms: z.number().nullable(),
  as_of_ms: z.number().nullable().describe('Instant that the figures apply to.'),
  days: z.number(),
  charged_days: z.number(),
  late_days: z.number(),
  interest: decimalSchema,
  interest_formula: z.string(),
  penalty: decimalSchema,
  penalty_formula: z.string(),
  total: decimalSchema,
  agreement: z.string(),
  entries: z.array(
    z.strictObject({
      id: z.number(),
      type: z.string(),
      at_ms: z.number(),
      postings: z.array(
        z.strictObject({ account: z.string(), side: z.enum(['C', 'D']), amount: decimalSchema }),
      ),
    }),
  ),
});
export type LoanAudit = z.infer<typeof loanAuditSchema>;
