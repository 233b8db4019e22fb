import { feedStateSchema } from '@truemark/contracts/admin';
import { z } from 'zod';

const status = z.enum(['ready', 'starting', 'stopping']);

export const livenessAnswer = z.strictObject({ status: z.literal('live') });
export const readinessAnswer = z.strictObject({ status });

export const healthAnswer = z.strictObject({
  status,
  role: z.enum(['all', 'engine', 'gateway']),
  leading: z.boolean().describe('Whether this process is the active engine.'),
  epoch: z.number().describe('Lease number of the process with the active engine; 0: none known.'),
  uptime_seconds: z.number(),
  waiting_commands: z.number(),
  last_backup_at_ms: z
    .number()
    .nullable()
    .describe('Start of the newest backup; null: there is none, or it failed.'),
  silent_symbols: z.array(z.string()).readonly().describe('Open symbols without a price.'),
  feeds: z
    .array(
      z.strictObject({
        symbolId: z.number(),
        code: z.string(),
        feed: z.string(),
        state: feedStateSchema,
        detail: z.string(),
        lastTickAt: z.number().nullable(),
      }),
    )
    .readonly(),
});
export type HealthReport = z.infer<typeof healthAnswer>;
