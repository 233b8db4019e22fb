import { z } from 'zod';
import { previewFlag } from './bulk.js';
import { approvalReason } from './fields.js';

/** Maximum symbols per sheet, and maximum characters. */
export const MAX_SHEET_ROWS = 200;
const MAX_CHARACTERS = 200_000;

/** Result of a line of a sheet; in a preview, the expected result. */
export const SHEET_OUTCOMES = ['new', 'changed', 'unchanged', 'refused'] as const;

export const symbolImportInput = z.object({
  csv: z.string().min(1, 'Please choose a file.').max(MAX_CHARACTERS, 'At most 200,000 characters.'),
  reason: approvalReason,
  is_preview: previewFlag,
  /** Precondition: hash of the preview shown; refused if the preview would differ now. */
  seen: z.string().max(64).default(''),
});
export type SymbolImport = z.output<typeof symbolImportInput>;

export const symbolImportSchema = z.strictObject({
  is_preview: z.boolean(),
  seen: z
    .string()
    .describe('Fingerprint of this answer’s outcome for each line; sent back with the confirmation.'),
  rows: z.array(
    z.strictObject({
      line: z.number(),
      code: z.string(),
      outcome: z.enum(SHEET_OUTCOMES),
      takes_two: z.boolean().describe('A second person must agree.'),
      open_orders: z
        .number()
        .describe('Open orders of customers; changes that would revalue them take effect a day later.'),
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
      why: z.string().nullable().describe('Why it is refused.'),
      request_id: z.number().nullable(),
    }),
  ),
});
export type SymbolImportAnswer = z.infer<typeof symbolImportSchema>;
export type SymbolImportRow = SymbolImportAnswer['rows'][number];
