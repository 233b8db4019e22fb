import { feedStateSchema } from '@truemark/contracts/admin';
import { z } from 'zod';

const status = z.enum(['ready', 'starting', 'stopping']);

export const livenessAnswer = z.strictObject({ status: z.literal('live') });
export const readinessAnswer = z.strictObject({ status });

export const healthAnswer = z.strictObject({
  status,
  role: z.enum(['all', 'engine', 'gateway']),
  leading: z.boolean().describe('Whether this process decides.'),
  epoch: z.number().describe('Number of the lease of the process that decides; 0: none was heard of.'),
  uptime_seconds: z.number(),
  waiting_commands: z.number(),
  last_backup_at_ms: z
    .number()
    .nullable()
    .describe('When the newest backup was begun; null: there is none, or it failed.'),
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
