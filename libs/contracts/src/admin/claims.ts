import { z } from 'zod';
import { bulkSchema, markedIds, previewFlag } from './bulk.js';
import type { AdminRoutes } from './route.js';

/** An item that an operator is working on. */
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

/** Assigns several queue items to one operator, whether claimed or not. */
export const assignManyInput = claimAssignmentInput.extend({
  ids: markedIds(
    z.string().regex(/^[a-z-]{1,40}-\d{1,15}$/, 'Resource and number, such as verifications-12.'),
  ),
  is_preview: previewFlag,
});
export type AssignMany = z.output<typeof assignManyInput>;

export const claimRoutes = {
  'GET claims': { 200: z.array(claimSchema) },
  'POST claims/:id/release': { 200: z.strictObject({ done: z.literal(true) }) },
  'POST claims/assign-many': { body: assignManyInput, 200: bulkSchema },
  'POST claims/:id/assign': { body: claimAssignmentInput, 200: claimSchema },
} as const satisfies AdminRoutes;
