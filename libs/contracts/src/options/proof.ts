import { z } from 'zod';
import { auditTickSchema } from '../wire/audit-tick.js';
import { decimalSchema, flagSchema } from '../wire/schema-fields.js';
import { microOrderSchema } from './answers.js';

/** `GET /v2/api/micro/audit {id}`: all inputs of an option's outcome. */
export const microAuditSchema = z.strictObject({
  order: microOrderSchema,
  open: auditTickSchema.nullable().describe('Entry and exit tick; null while there is none.'),
  close: auditTickSchema.nullable(),
  ticks: z
    .array(auditTickSchema)
    .describe(
      'Both with five neighbours on each side, ascending; for a void option those around the missed instants.',
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
        '1: of a demo account. Only demo accounts can be reset, which voids running options.',
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
      at: z.number().describe('Instant of the price, epoch ms, and its tick.'),
      seq: z.number(),
      formula: z.literal([1, 2]).describe('Formula in docs/sell-back.md that gave the price.'),
      asked_at: z
        .number()
        .nullable()
        .describe(
          'Time of the request, and its minimum price; null for a sale under the former rule, at an offer made before.',
        ),
      least: decimalSchema.nullable(),
      ticks: z.array(auditTickSchema),
      next: auditTickSchema.nullable().describe('The tick after them; null while there is none.'),
    })
    .nullable()
    .describe('For an option sold back: its price, and the ticks it was computed from.'),
});
export type MicroAudit = z.infer<typeof microAuditSchema>;
