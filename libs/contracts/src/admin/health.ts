import { z } from 'zod';
import type { AdminRoutes } from './route.js';
import { feedStateSchema } from './symbols.js';

/** When a command last ran on these data, and how it ended. */
const lastRunSchema = z
  .strictObject({
    started_at_ms: z.number(),
    ended_at_ms: z.number(),
    result: z.enum(['passed', 'failed']),
    detail: z.string().describe('Why it failed; empty: it did not.'),
  })
  .nullable()
  .describe('null: it never ran here.');

/** How the house is: what operators look at when something seems wrong. */
export const healthSchema = z.strictObject({
  at_ms: z.number(),
  status: z.enum(['ready', 'starting', 'stopping']),
  started_at_ms: z.number().describe('When this process started.'),
  versions: z.strictObject({
    truemark: z.string(),
    node: z.string(),
    database: z.string(),
    schema: z.string().describe('The latest step of the database’s schema.'),
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
    waiting: z.number().describe('Commands that wait for their turn.'),
    answered_in_ms: z.number().describe('How long a question to the engine took just now.'),
    longest_stall: z.strictObject({ at_ms: z.number(), ms: z.number() }).nullable(),
  }),
  standbys: z
    .array(
      z.strictObject({
        name: z.string(),
        told_at_ms: z.number().describe('When it told so.'),
        state: z
          .enum(['loading', 'following', 'diverged'])
          .describe('diverged: its state is not the leader’s, and has not been seen to be the same again.'),
        seq: z.number().describe('The step of the lane that it has come to.'),
        behind: z.number().describe('Steps that it was behind when it looked last.'),
        compared: z.number().describe('Portions of its state that were the same as the leader’s.'),
        divergences: z.number(),
        reason: z.string().nullable().describe('In what it differed last.'),
      }),
    )
    .nullable()
    .describe('Engines that stand by for the one that leads; null: the house has one process.'),
  database: z.strictObject({
    kind: z.enum(['sqlite', 'postgres']),
    size: z.number().describe('Bytes.'),
    answered_in_ms: z.number().describe('How long a read took just now.'),
  }),
  disk: z.strictObject({ free: z.number(), all: z.number() }).describe('Bytes, where the data lie.'),
  backup: lastRunSchema,
  verify: lastRunSchema,
  queues: z.array(
    z.strictObject({
      resource: z.string(),
      waiting: z.number(),
      oldest_at_ms: z.number().nullable(),
      age_ms: z.number().describe('How long the oldest has waited.'),
      promised_ms: z.number().nullable().describe('How long one may wait; null: nothing is promised.'),
      is_late: z.boolean(),
    }),
  ),
  transports: z
    .array(
      z.strictObject({
        name: z.enum(['email', 'sms', 'push', 'webhooks', 'seals']),
        is_set: z.boolean().describe('Whether the house can send this way.'),
        sent: z.number(),
        failed: z.number().describe('Given up after every try.'),
        last_sent_at_ms: z.number().nullable(),
        last_failed_at_ms: z.number().nullable(),
        last_failure: z.string().nullable(),
      }),
    )
    .describe('Since this process started.'),
});
export type HealthPage = z.infer<typeof healthSchema>;

export const healthRoutes = { 'GET health': { 200: healthSchema } } as const satisfies AdminRoutes;
