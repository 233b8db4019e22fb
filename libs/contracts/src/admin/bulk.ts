import { z } from 'zod';
import { approvalReason, onOff, wholeNumber } from './fields.js';

/** Maximum rows of a bulk action: a full page of the longest list. */
export const MAX_MARKED = 250;

/** `done` at once; `asked`: sent to a second person as a request; `left_out`, with the reason. */
export const BULK_OUTCOMES = ['done', 'asked', 'left_out'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** Result of a bulk action per marked row; in a preview, the expected result. */
export const bulkSchema = z.strictObject({
  is_preview: z.boolean(),
  rows: z.array(
    z.strictObject({
      id: z.union([z.number(), z.string()]),
      name: z.string().describe('Name that operators know it by.'),
      outcome: z.enum(BULK_OUTCOMES),
      why: z.string().nullable().describe('Why it is left out.'),
      request_id: z.number().nullable().describe('Id of the request to a second person.'),
    }),
  ),
});
export type BulkAnswer = z.infer<typeof bulkSchema>;
export type BulkRow = BulkAnswer['rows'][number];

/** The marked rows, without duplicates. */
export const markedIds = <Id extends z.ZodType<number | string>>(id: Id) =>
  z
    .array(id)
    .min(1, 'Please mark a row.')
    .max(MAX_MARKED, `At most ${MAX_MARKED} rows together.`)
    .transform((given) => [...new Set(given)]);

const rowNumber = wholeNumber(1, Number.MAX_SAFE_INTEGER);
export const markedNumbers = markedIds(rowNumber);

/** true: nothing is written; the answer is a preview. */
export const previewFlag = onOff.default(false);

/** Switches marked rows on or off. */
export const switchManyInput = z.object({
  ids: markedNumbers,
  on: onOff,
  reason: approvalReason,
  is_preview: previewFlag,
});
export type SwitchMany = z.output<typeof switchManyInput>;

/** Route that switches several rows of a resource on or off. */
export const switchRoutes = <Name extends string>(resource: Name) =>
  ({ [`POST ${resource}/switch-many`]: { body: switchManyInput, 200: bulkSchema } }) as Readonly<
    Record<string, { body: typeof switchManyInput; 200: typeof bulkSchema }>
  >;
