import { z } from 'zod';
import type { AdminRoutes } from './route.js';
import { feedStateSchema } from './symbols.js';

export const dashboardSchema = z.strictObject({
  at_ms: z.number(),
  market_clock_ms: z.number(),
  currency: z.string(),
  customers: z.strictObject({
    real: z.number(),
    demo: z.number(),
    new_real: z.number(),
    new_demo: z.number(),
  }),
  positions: z.strictObject({ real: z.number(), demo: z.number() }),
  volume: z.array(
    z.strictObject({ at_ms: z.number(), real: z.number(), demo: z.number(), orders: z.number() }),
  ),
  feeds: z.array(
    z.strictObject({
      forex_id: z.number(),
      Code: z.string(),
      ShowCode: z.string(),
      feed: z.string(),
      state: feedStateSchema,
      detail: z.string(),
      last_tick_ms: z.number().nullable(),
    }),
  ),
  waiting: z.number(),
  warnings: z.array(
    z.strictObject({ key: z.enum(['codes_readable', 'forwarded_ignored']), text: z.string() }),
  ),
  longest_stall: z.strictObject({ at_ms: z.number(), ms: z.number() }).nullable(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const dashboardRoutes = { 'GET dashboard': { 200: dashboardSchema } } as const satisfies AdminRoutes;
