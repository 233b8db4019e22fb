import { z } from 'zod';
import type { AdminRoutes } from './route.js';

/** Longest text of a search: the longest e-mail address. UTF-16 code units. */
export const LONGEST_SEARCH = 254;

/** A search hit. */
export const hitSchema = z.strictObject({
  id: z.union([z.number(), z.string()]).describe('Number in the resource’s list.'),
  title: z.string(),
  facts: z.array(z.string()).describe('Distinguishing facts: UID, symbol, sum.'),
  at_ms: z.number().nullable().describe('When it was created.'),
  commands: z
    .array(z.string())
    .optional()
    .describe('Actions possible in its current state, such as `revoke:junior`; absent: not stated.'),
});
export type Hit = z.infer<typeof hitSchema>;

/** Hits by resource; resources without hits, or without read permission, are omitted. */
export const searchSchema = z.strictObject({
  groups: z.array(z.strictObject({ resource: z.string(), hits: z.array(hitSchema) })),
});
export type SearchAnswer = z.infer<typeof searchSchema>;
export type HitGroup = SearchAnswer['groups'][number];

export const searchRoutes = { 'GET search': { 200: searchSchema } } as const satisfies AdminRoutes;
