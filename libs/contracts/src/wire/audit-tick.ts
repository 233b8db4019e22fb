import { z } from 'zod';
import { decimalSchema, flagSchema } from './schema-fields.js';

/** A symbol's simulation parameters at a tick: with the day's key, the tick can be recomputed. */
export const auditSimulationSchema = z.strictObject({
  symbol: z.string(),
  precision: z.number(),
  price: z.string().describe('Plain decimal.'),
  annual_volatility: z.number(),
  quotes_a_second: z.number(),
  spread: decimalSchema,
});
export type AuditSimulation = z.infer<typeof auditSimulationSchema>;

/** A recorded tick of a proof. */
export const auditTickSchema = z.strictObject({
  seq: z.number(),
  time: z.number().describe('Epoch milliseconds.'),
  bid: decimalSchema,
  ask: decimalSchema,
  market_open: flagSchema,
  simulation: auditSimulationSchema
    .nullable()
    .describe('Simulation state that the tick was drawn from; null for a market’s tick.'),
});
export type AuditTick = z.infer<typeof auditTickSchema>;
