import { z } from 'zod';
import type { AdminRoutes } from './route.js';

/** What an operator works on just now. */
export const claimSchema = z.strictObject({
  id: z.string().describe('Resource and number, such as `verifications-12`.'),
  resource: z.string(),
  subject_id: z.number(),
  operator_id: z.number(),
  operator: z.string(),
  since_ms: z.number(),
  until_ms: z.number(),
  is_own: z.boolean(),
});
export type ClaimRow = z.infer<typeof claimSchema>;

export const claimAssignmentInput = z.object({ operator_id: z.int('Please choose an operator.').positive() });
export type ClaimAssignment = z.output<typeof claimAssignmentInput>;

export const claimRoutes = {
  'GET claims': { 200: z.array(claimSchema) },
  'POST claims/:id/release': { 200: z.strictObject({ done: z.literal(true) }) },
  'POST claims/:id/assign': { body: claimAssignmentInput, 200: claimSchema },
} as const satisfies AdminRoutes;
