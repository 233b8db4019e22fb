import { z } from 'zod';
import { approvalSchema } from './approvals.js';
import { approvalReason } from './fields.js';

/** Reason sent along with changed terms, shown to the approver. */
export const approvalReasonInput = z.object({ reason: approvalReason });

/** Routes that read and write terms. A write answers the row at once, or a request to a second person. */
export const termsRoutes = <Name extends string, Row extends z.ZodType, Input extends z.ZodType>(
  resource: Name,
  row: Row,
  input: Input,
) => {
  const body = z.intersection(input, approvalReasonInput);
  return {
    [`GET ${resource}/:id`]: { 200: row },
    [`POST ${resource}`]: { body, 201: row, 202: approvalSchema },
    [`PUT ${resource}/:id`]: { body, 200: row, 202: approvalSchema },
  } as Readonly<Record<string, { body?: typeof body; 200?: Row; 201?: Row; 202?: typeof approvalSchema }>>;
};
