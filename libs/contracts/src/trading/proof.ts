import { z } from 'zod';
import { auditTickSchema } from '../wire/audit-tick.js';
import { decimalSchema, flagSchema } from '../wire/schema-fields.js';
import { forexOrderSchema } from './answers.js';

/** A recorded conversion rate: the bid of a conversion symbol or its inverse; 1 without a symbol. */
export const auditRateSchema = z.strictObject({
  symbol_id: z.number().nullable(),
  code: z.string().nullable(),
  seq: z.number().nullable(),
  bid: decimalSchema,
  inverse: flagSchema,
  tick: auditTickSchema.nullable(),
});
export type AuditRate = z.infer<typeof auditRateSchema>;

/** Result of a leader's event for a copy. */
const copyEventSchema = z.strictObject({
  event: z.enum(['open', 'part', 'close', 'protect']),
  at_ms: z.number(),
  seq: z.number().describe('Tick of the leader’s own order.'),
  result: z.enum(['copied', 'skipped']),
  reason: z.string().nullable(),
  order_id: z.number().nullable().describe('The copy, or the part of it that closed.'),
  lots: decimalSchema.nullable().describe('Lots of the copy.'),
  price: decimalSchema.nullable(),
  leader_lots: decimalSchema.describe('Lots that the leader opened or closed.'),
  leader_lots_before: decimalSchema.nullable().describe('For a part: the leader’s lots before it.'),
  stop_loss: decimalSchema
    .nullable()
    .describe('Stops of the leader; null for an event that sets none or was not copied.'),
  take_profit: decimalSchema.nullable(),
  trailing_distance: decimalSchema.nullable(),
  closed_type: z.number().nullable().describe('How the leader’s order ended; null while it has not.'),
});

/** Figures of a relation that reached its capital stop. */
const capitalStopSchema = z.strictObject({
  amount: decimalSchema.describe('Maximum loss since its start.'),
  realised: decimalSchema.describe('From its ended copies since then, after fees.'),
  floating: decimalSchema.describe('From all its open copies at that tick.'),
  own: decimalSchema.describe('From this copy.'),
  result: decimalSchema.describe('Realised and floating.'),
  formula: z.string(),
  symbol: z.string(),
  seq: z.number(),
  time: z.number(),
  bid: decimalSchema,
  ask: decimalSchema,
});

/** Inputs of a copy's size and price. */
export const copyAuditSchema = z.strictObject({
  rule: z.string(),
  formula: z.string().nullable().describe('Sizing, with its figures.'),
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
    .describe('The leader’s opening, at its own tick.'),
  sizing: z
    .strictObject({
      mode: z.literal([1, 2]),
      multiple: decimalSchema,
      max_amount: decimalSchema,
      equity: decimalSchema.nullable().describe('The leader’s equity just before; only if the mode uses it.'),
      pip: decimalSchema,
      min_lots: decimalSchema,
      max_lots: decimalSchema,
      margin_before: decimalSchema.describe('Margin held by the other copies of this trader.'),
      lots: decimalSchema,
    })
    .nullable()
    .describe(
      'The follower’s terms when the leader’s order was committed; null for copies from before they were recorded.',
    ),
  events: z.array(copyEventSchema).describe('The leader’s entries with this position, oldest first.'),
  capital_stop: capitalStopSchema
    .nullable()
    .describe(
      'For a copy closed by its relation’s capital stop; null for those from before it was recorded.',
    ),
});
export type CopyAudit = z.infer<typeof copyAuditSchema>;

/** `GET /v2/api/forex/audit {id}`: all inputs of an order's result. */
export const forexAuditSchema = z.strictObject({
  order: forexOrderSchema,
  open: auditTickSchema.nullable().describe('Ticks of its opening and closing; null until then.'),
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
      trade_fee_type: z.number().describe('1: a sum per lot, otherwise a share of the margin.'),
      fee_rate: decimalSchema,
      units: decimalSchema,
      multiple: decimalSchema,
      open_rate: auditRateSchema,
      close_rate: auditRateSchema.nullable(),
    })
    .describe('Pinned at opening.'),
  pending: z
    .strictObject({
      kind: z.enum(['limit', 'stop']),
      target_price: decimalSchema.nullable(),
      placed_seq: z.number().nullable(),
    })
    .nullable()
    .describe('For a pending order, or one that was pending.'),
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
    .describe('Account just before a stop-out closed it, and the stop-out level in percent.'),
  parts: z
    .array(
      z.strictObject({
        id: z.number(),
        lots: decimalSchema,
        margin: decimalSchema,
        fee: decimalSchema,
      }),
    )
    .describe('This order and those split from the same opening; one row if none was.'),
  copy: copyAuditSchema.optional().describe('Copies only.'),
});
export type ForexAudit = z.infer<typeof forexAuditSchema>;
