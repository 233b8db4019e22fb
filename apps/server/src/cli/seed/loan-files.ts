import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOAN_FIELD_NAMES } from '@truemark/contracts';
import { isLanguageCode, type LanguageCode } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { z } from 'zod';
import { arrivalFields } from './seed-files.js';

const FILE = join(import.meta.dirname, '../../../../../seed/demo/loans.json');

const figure = z.string().transform((text) => decimal(text));
/** Days before the demo day. */
const daysAgo = z.number().positive();

const step = z.discriminatedUnion('action', [
  /** `accept`: accepts the payment proof. */
  z.object({ daysAgo, action: z.enum(['approve', 'cancel', 'prove', 'accept', 'repay']) }),
  /** `refuse`: rejects the payment proof. */
  z.object({ daysAgo, action: z.enum(['reject', 'refuse', 'write_off']), reason: z.string() }),
]);

const loansFile = z.object({
  book: figure,
  products: z.array(
    z.object({
      name: z.string(),
      loanPeriod: z.number(),
      least: figure,
      most: figure,
      interestRate: figure,
      freePeriod: z.number(),
      penaltyRate: figure,
    }),
  ),
  borrowers: z.array(
    z.object({
      ...arrivalFields,
      lang: z.custom<LanguageCode>(isLanguageCode),
      form: z.partialRecord(z.enum(LOAN_FIELD_NAMES as [string, ...string[]]), z.string()),
      daysAgo,
      /** Whether the form is still undecided. */
      isWaiting: z.boolean().default(false),
      loans: z
        .array(z.object({ product: z.string(), amount: figure, daysAgo, then: z.array(step) }))
        .default([]),
    }),
  ),
});

export type DemoLending = z.output<typeof loansFile>;
export type DemoBorrower = DemoLending['borrowers'][number];
export type DemoLoan = DemoBorrower['loans'][number];
export type DemoStep = DemoLoan['then'][number];

/** The demo's loan products and borrowers: `seed/demo/loans.json`. */
export const readLending = (): DemoLending => loansFile.parse(JSON.parse(readFileSync(FILE, 'utf8')));
