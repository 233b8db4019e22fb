import { z } from 'zod';
import { auditTickSchema } from '../wire/audit-tick.js';
import { decimalSchema, flagSchema } from '../wire/schema-fields.js';
import { microOrderSchema } from './answers.js';

/** `GET /v2/api/micro/audit {id}`: everything that an option's outcome follows from. */
export const microAuditSchema = z.strictObject({
  order: microOrderSchema,
  open: auditTickSchema.nullable().describe('The entry and the exit tick; null while there is none.'),
  close: auditTickSchema.nullable(),
  ticks: z
    .array(auditTickSchema)
    .describe(
      'Both with five neighbours on each side, ascending; of a void one those around the instants that were missed.',
    ),
  rule: z.string(),
  formula: z.strictObject({
    profit: z.string(),
  }),
  settings: z
    .strictObject({
      ratio: decimalSchema,
      loss_level: z.literal([0, 1]),
      stale_seconds: z.number(),
      is_demo: flagSchema.describe(
        '1: of a demo account. Only those can be begun anew, which makes what runs void.',
      ),
      start: z.number().describe('Epoch ms.'),
      entry_deadline: z.number(),
      expiry: z.number(),
    })
    .describe('Pinned at the purchase.'),
  sale: z
    .strictObject({
      price: decimalSchema,
      chance: decimalSchema,
      spread: decimalSchema,
      at: z.number().describe('The instant that the price is of, epoch ms, and its tick.'),
      seq: z.number(),
      formula: z.literal([1, 2]).describe('Which formula of docs/sell-back.md gave the price.'),
      asked_at: z
        .number()
        .nullable()
        .describe(
          'The request and the least that was wanted; null for a sale by the former rule, at an offer made before.',
        ),
      least: decimalSchema.nullable(),
      ticks: z.array(auditTickSchema),
      next: auditTickSchema.nullable().describe('The one after them; null while there is none.'),
    })
    .nullable()
    .describe('Of an option that was sold back: its price, and the ticks that it was worked out from.'),
});
export type MicroAudit = z.infer<typeof microAuditSchema>;
