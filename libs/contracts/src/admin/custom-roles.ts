import { z } from 'zod';
import { approvalSchema } from './approvals.js';
import { roleSchema } from './operators.js';
import type { AdminRoutes } from './route.js';
import { approvalReasonInput, termsRoutes } from './terms.js';

/** Resource → permitted actions. */
export const permissionsSchema = z.record(z.string().max(64), z.array(z.string().max(64)).max(64));
export type Permissions = Readonly<Record<string, readonly string[]>>;

/** A custom role, with a subset of the permissions of the built-in roles. */
export const customRoleSchema = z.strictObject({
  id: z.number(),
  name: z.string(),
  permissions: permissionsSchema,
  base: roleSchema.describe('Built-in role that it counts as for decisions of two people.'),
  operators: z.number().describe('Number of operators who hold it.'),
});
export type CustomRoleRow = z.infer<typeof customRoleSchema>;

export const customRoleInput = z.object({
  name: z.string().trim().min(2, 'Please fill this in.').max(60),
  permissions: permissionsSchema,
});
export type CustomRoleInput = z.output<typeof customRoleInput>;

/** Actions of each resource, and the built-in roles that have them. */
export const roleMatrixSchema = z.array(
  z.strictObject({
    resource: z.string(),
    actions: z.array(z.strictObject({ action: z.string(), roles: z.array(roleSchema) })),
  }),
);
export type RoleMatrixRow = z.infer<typeof roleMatrixSchema>[number];

export const customRoleRoutes = {
  'GET custom-roles': { 200: z.array(customRoleSchema) },
  'GET custom-roles/matrix': { 200: roleMatrixSchema },
  ...termsRoutes('custom-roles', customRoleSchema, customRoleInput),
  'DELETE custom-roles/:id': {
    body: approvalReasonInput,
    200: z.strictObject({ done: z.literal(true) }),
    202: approvalSchema,
  },
} satisfies AdminRoutes;
