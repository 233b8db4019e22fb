import { z } from 'zod';
import type { AdminRoutes } from './route.js';
import { feedStateSchema } from './symbols.js';

/** Last run of a command on this database, and its result. */
const lastRunSchema = z
  .strictObject({
    started_at_ms: z.number(),
    ended_at_ms: z.number(),
    result: z.enum(['passed', 'failed']),
    detail: z.string().describe('Why it failed; empty: it did not fail.'),
  })
  .nullable()
  .describe('null: never ran here.');

/** System health, for operators. */
export const healthSchema = z.strictObject({
  at_ms: z.number(),
  status: z.enum(['ready', 'starting', 'stopping']),
  started_at_ms: z.number().describe('Start time of this process.'),
  versions: z.strictObject({
    truemark: z.string(),
    node: z.string(),
    database: z.string(),
    schema: z.string().describe('Latest migration of the database schema.'),
  }),
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
  lane: z.strictObject({
    waiting: z.number().describe('Commands waiting in the queue.'),
    answered_in_ms: z.number().describe('Latency of a question to the engine, measured now.'),
    longest_stall: z.strictObject({ at_ms: z.number(), ms: z.number() }).nullable(),
  }),
  standbys: z
    .array(
      z.strictObject({
        name: z.string(),
        told_at_ms: z.number().describe('Time of this report.'),
        state: z
          .enum(['loading', 'following', 'diverged'])
          .describe('diverged: its state differs from the leader’s and has not been confirmed equal since.'),
        seq: z.number().describe('Lane step reached.'),
        behind: z.number().describe('Steps behind at its last check.'),
        compared: z.number().describe('Portions of its state that matched the leader’s.'),
        divergences: z.number(),
        reason: z.string().nullable().describe('Last difference found.'),
      }),
    )
    .nullable()
    .describe('Standby engines; null: the deployment has one process.'),
  database: z.strictObject({
    kind: z.enum(['sqlite', 'postgres']),
    size: z.number().describe('Bytes.'),
    answered_in_ms: z.number().describe('Latency of a read, measured now.'),
  }),
  disk: z.strictObject({ free: z.number(), all: z.number() }).describe('Bytes, on the volume of the data.'),
  backup: lastRunSchema,
  verify: lastRunSchema,
  queues: z.array(
    z.strictObject({
      resource: z.string(),
      waiting: z.number(),
      oldest_at_ms: z.number().nullable(),
      age_ms: z.number().describe('Age of the oldest item.'),
      promised_ms: z.number().nullable().describe('Longest promised wait; null: none is promised.'),
      is_late: z.boolean(),
    }),
  ),
  transports: z
    .array(
      z.strictObject({
        name: z.enum(['email', 'sms', 'push', 'webhooks', 'seals']),
        is_set: z.boolean().describe('Whether this channel is configured.'),
        sent: z.number(),
        failed: z.number().describe('Given up after the last retry.'),
        last_sent_at_ms: z.number().nullable(),
        last_failed_at_ms: z.number().nullable(),
        last_failure: z.string().nullable(),
      }),
    )
    .describe('Since this process started.'),
});
export type HealthPage = z.infer<typeof healthSchema>;

export const healthRoutes = { 'GET health': { 200: healthSchema } } as const satisfies AdminRoutes;
