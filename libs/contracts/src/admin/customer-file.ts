import { z } from 'zod';
import { bulkSchema, markedNumbers, previewFlag } from './bulk.js';
import { onOff } from './fields.js';
import type { AdminRoutes } from './route.js';

/** An operator's note on a customer, hidden from customers. */
export const customerNoteSchema = z.strictObject({
  id: z.number(),
  text: z.string(),
  by: z.string(),
  at_ms: z.number(),
  /** Whether the caller wrote it: only the author may edit it. */
  is_own: z.boolean(),
  former: z
    .array(z.strictObject({ text: z.string(), at_ms: z.number() }))
    .describe('Earlier wordings, newest first; empty: never edited.'),
});
export type CustomerNote = z.infer<typeof customerNoteSchema>;

const text = z.string().trim().min(3, 'Please enter a note of at least three characters.').max(2000);
export const noteInput = z.object({ text });
export type NoteInput = z.output<typeof noteInput>;

/** `former`: precondition, the number of edits when it was read; refused if it has changed. */
export const noteEditInput = z.object({ text, former: z.int().min(0) });
export type NoteEditInput = z.output<typeof noteEditInput>;

/** Maximum tags per customer, and maximum length of a tag. */
export const MAX_TAGS = 12;
export const TAG_LENGTH = 24;

/** Normalised spelling: lower case, single spaces. */
export const tagSchema = z
  .string()
  .transform((given) => given.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .min(2, 'At least two letters.')
      .max(TAG_LENGTH, `At most ${TAG_LENGTH} letters.`)
      .regex(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} _-]*$/u, 'Letters, digits, spaces and hyphens only.'),
  );
export const tagInput = z.object({ tag: tagSchema });
export type TagInput = z.output<typeof tagInput>;

/** Adds a tag to several customers, or removes it. */
export const tagManyInput = tagInput.extend({ ids: markedNumbers, on: onOff, is_preview: previewFlag });
export type TagMany = z.output<typeof tagManyInput>;

/** Tags of a customer in alphabetical order. */
export const tagsSchema = z.strictObject({ tags: z.array(z.string()) });
export type Tags = z.infer<typeof tagsSchema>;

export const customerFileRoutes = {
  'GET customers/tags': { 200: tagsSchema },
  'POST customers/:id/notes': { body: noteInput, 200: customerNoteSchema },
  'POST customers/:id/notes/:note/edit': { body: noteEditInput, 200: customerNoteSchema },
  'POST customers/tag-many': { body: tagManyInput, 200: bulkSchema },
  'POST customers/:id/tag': { body: tagInput, 200: tagsSchema },
  'POST customers/:id/untag': { body: tagInput, 200: tagsSchema },
} as const satisfies AdminRoutes;
