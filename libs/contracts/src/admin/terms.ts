import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import { approvalSchema } from './approvals.js';

/** Within which sums terms hold. */
export const boundFields = { min_amount: decimalSchema, max_amount: decimalSchema.describe('0: none.') };
/** Where they stand in their list. */
export const placeFields = { sort: z.number(), is_enabled: z.boolean() };

/** What reading terms and writing them answers, at once (the row) or as a request to a second person. */
export const termsRoutes = <Name extends string, Row extends z.ZodType>(resource: Name, row: Row) =>
  ({
    [`GET ${resource}/:id`]: { 200: row },
    [`POST ${resource}`]: { 201: row, 202: approvalSchema },
    [`PUT ${resource}/:id`]: { 200: row, 202: approvalSchema },
  }) as Readonly<Record<string, { 200?: Row; 201?: Row; 202?: typeof approvalSchema }>>;
