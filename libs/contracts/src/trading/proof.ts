import { z } from 'zod';
import { auditTickSchema } from '../wire/audit-tick.js';
import { decimalSchema, flagSchema } from '../wire/schema-fields.js';
import { forexOrderSchema } from './answers.js';

/** A conversion rate as it was recorded: the bid of a conversion symbol, or one divided by it; 1 without a symbol. */
export const auditRateSchema = z.strictObject({
  symbol_id: z.number().nullable(),
  code: z.string().nullable(),
  seq: z.number().nullable(),
  bid: decimalSchema,
  inverse: flagSchema,
  tick: auditTickSchema.nullable(),
});
export type AuditRate = z.infer<typeof auditRateSchema>;

/** What became of one event of the leader with a copy. */
const copyEventSchema = z.strictObject({
  event: z.enum(['open', 'part', 'close', 'protect']),
  at_ms: z.number(),
  seq: z.number().describe('The leader’s own tick.'),
  result: z.enum(['copied', 'skipped']),
  reason: z.string().nullable(),
  order_id: z.number().nullable().describe('The copy, or the part of it that closed.'),
  lots: decimalSchema.nullable().describe('Of the copy.'),
  price: decimalSchema.nullable(),
  leader_lots: decimalSchema.describe('What the leader opened or closed.'),
  leader_lots_before: decimalSchema.nullable().describe('Of a part: what he had before it.'),
  stop_loss: decimalSchema
    .nullable()
    .describe('The leader’s; null of an event that sets none, or was not copied.'),
  take_profit: decimalSchema.nullable(),
  trailing_distance: decimalSchema.nullable(),
  closed_type: z.number().nullable().describe('How his order ended; null while it has not.'),
});

/** A relation that had lost what its follower lets it lose. */
const capitalStopSchema = z.strictObject({
  amount: decimalSchema.describe('What it may lose since it began.'),
  realised: decimalSchema.describe('Of its ended copies since then, after fees.'),
  floating: decimalSchema.describe('Of all its open copies at that tick.'),
  own: decimalSchema.describe('Of this copy.'),
  result: decimalSchema.describe('Realised and floating.'),
  formula: z.string(),
  symbol: z.string(),
  seq: z.number(),
  time: z.number(),
  bid: decimalSchema,
  ask: decimalSchema,
});

/** Why a copy has its size and its price. */
export const copyAuditSchema = z.strictObject({
  rule: z.string(),
  formula: z.string().nullable().describe('The sizing with its figures.'),
  state: z.enum(['following', 'detached', 'taken_over']),
  leader: z
    .strictObject({
      event_id: z.number(),
      trader_id: z.number(),
      trader_name: z.string(),
      order_id: z.number(),
      at_ms: z.number(),
      side: z.literal([1, 2]),
      lots: decimalSchema,
      multiple: decimalSchema,
      seq: z.number(),
      time: z.number(),
      bid: decimalSchema,
      ask: decimalSchema,
    })
    .describe('The leader’s opening, at his own tick.'),
  sizing: z
    .strictObject({
      mode: z.literal([1, 2]),
      multiple: decimalSchema,
      max_amount: decimalSchema,
      equity: decimalSchema.nullable().describe('The leader’s just before; only where the mode asks for it.'),
      pip: decimalSchema,
      min_lots: decimalSchema,
      max_lots: decimalSchema,
      margin_before: decimalSchema.describe('What the other copies of this trader held.'),
      lots: decimalSchema,
    })
    .nullable()
    .describe('The follower’s terms at the leader’s commit; null of copies from before they were recorded.'),
  events: z.array(copyEventSchema).describe('The leader’s with this position, the oldest first.'),
  capital_stop: capitalStopSchema
    .nullable()
    .describe(
      'Of a copy that its relation’s capital stop closed; null of those from before it was recorded.',
    ),
});
export type CopyAudit = z.infer<typeof copyAuditSchema>;

/** `GET /v2/api/forex/audit {id}`: everything that an order's result follows from. */
export const forexAuditSchema = z.strictObject({
  order: forexOrderSchema,
  open: auditTickSchema.nullable().describe('The ticks it opened and closed at; null while it has not.'),
  close: auditTickSchema.nullable(),
  ticks: z.array(auditTickSchema).describe('Both with five neighbours on each side, ascending.'),
  rule: z.string(),
  formula: z.strictObject({
    margin: z.string(),
    fee: z.string(),
    profit: z.string(),
  }),
  settings: z
    .strictObject({
      margin_mode: z.number().describe('1: fixed margin.'),
      trade_fee_type: z.number().describe('1: a sum a lot, otherwise a share of the margin.'),
      fee_rate: decimalSchema,
      units: decimalSchema,
      multiple: decimalSchema,
      open_rate: auditRateSchema,
      close_rate: auditRateSchema.nullable(),
    })
    .describe('Pinned when it opened.'),
  pending: z
    .strictObject({
      kind: z.enum(['limit', 'stop']),
      target_price: decimalSchema.nullable(),
      placed_seq: z.number().nullable(),
    })
    .nullable()
    .describe('Of a pending order, or one that was.'),
  stops: z
    .strictObject({
      since_seq: z.number(),
      trailing: z
        .strictObject({
          distance: decimalSchema,
          since_seq: z.number().nullable(),
          best: decimalSchema,
          tick: auditTickSchema,
        })
        .nullable(),
    })
    .nullable(),
  stop_out: z
    .strictObject({
      level: decimalSchema,
      balance: decimalSchema,
      margin: decimalSchema,
      profit: decimalSchema,
    })
    .nullable()
    .describe('The account just before a stop-out closed it, and the stop-out level in percent.'),
  parts: z
    .array(
      z.strictObject({
        id: z.number(),
        lots: decimalSchema,
        margin: decimalSchema,
        fee: decimalSchema,
      }),
    )
    .describe('This order and what was split from the same opening; one row when nothing was.'),
  copy: copyAuditSchema.optional().describe('Only of a copy.'),
});
export type ForexAudit = z.infer<typeof forexAuditSchema>;
