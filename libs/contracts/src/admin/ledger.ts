import { MAX_AMOUNT } from '@truemark/money';
import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import { approvalSchema } from './approvals.js';
import { customerName } from './customer-name.js';
import { customerReason, plainDecimal } from './fields.js';
import type { AdminRoutes } from './route.js';
import type { SheetColumn } from './sheet.js';

const whose = {
  customer_id: z.number().nullable(),
  uid: z.string().nullable(),
  customer_name: customerName,
};

/** A ledger entry with its postings. */
export const ledgerEntrySchema = z.strictObject({
  id: z.number(),
  type: z.string(),
  ref_kind: z.string().nullable(),
  ref_id: z.number().nullable(),
  actor_kind: z.enum(['operator', 'system', 'customer']),
  actor_id: z.number(),
  memo: z.string().nullable(),
  reverses: z.number().nullable(),
  lane_seq: z.number(),
  at_ms: z.number(),
  amount: decimalSchema,
  currency: z.string(),
  book: z.string(),
  ...whose,
  postings: z.array(
    z.strictObject({
      line: z.number(),
      account_id: z.number(),
      ...whose,
      kind: z.string(),
      part: z.string(),
      book: z.string(),
      currency: z.string(),
      side: z.enum(['C', 'D']),
      amount: decimalSchema,
      balance_after: decimalSchema,
    }),
  ),
});
export type LedgerEntryRow = z.infer<typeof ledgerEntrySchema>;

/** A balance correction; a negative amount debits. */
export const adjustmentInput = z.object({
  customer_id: z.number().int().positive(),
  accountTypeId: z.literal([1, 2, 3]),
  amount: plainDecimal(-MAX_AMOUNT, MAX_AMOUNT, 'An amount; below zero takes money.').refine(
    (amount) => amount !== 0n,
    'An amount other than zero.',
  ),
  reason: customerReason,
});

export const ledgerRoutes = {
  'GET ledger-entries': { 200: z.array(ledgerEntrySchema) },
  'GET ledger-entries/:id': { 200: ledgerEntrySchema },
  'GET adjustments': { 200: z.array(approvalSchema) },
  'POST adjustments': { body: adjustmentInput, 202: approvalSchema },
} as const satisfies AdminRoutes;

/** Export columns of ledger entries. */
export const ledgerSheet: readonly SheetColumn[] = [
  { path: 'id', title: 'number' },
  { path: 'at_ms', title: 'at' },
  { path: 'type', title: 'entry' },
  { path: 'customer_id', title: 'customer' },
  { path: 'uid', title: 'UID' },
  { path: 'book', title: 'book' },
  { path: 'amount', title: 'amount' },
  { path: 'currency', title: 'currency' },
  { path: 'ref_kind', title: 'about' },
  { path: 'ref_id', title: 'number of that' },
  { path: 'actor_kind', title: 'by' },
  { path: 'actor_id', title: 'number of whoever did it', isNothingAtZero: true },
  { path: 'memo', title: 'note' },
  { path: 'reverses', title: 'reverses' },
  { path: 'postings', title: 'postings' },
  { path: 'lane_seq', title: 'lane number' },
];
