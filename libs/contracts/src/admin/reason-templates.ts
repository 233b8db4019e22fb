import { z } from 'zod';
import { customerReason, placeInputs, textField } from './fields.js';
import type { AdminRoutes } from './route.js';
import { termsRoutes } from './terms.js';

/** A template of rejection reasons for a queue, by language. */
export const reasonTemplateSchema = z.strictObject({
  id: z.number(),
  queue: z.string().describe('Resource whose queue it is for.'),
  name: z.string().describe('Label that operators pick it by.'),
  texts: z.record(z.string(), z.string()),
  sort: z.number(),
  is_enabled: z.boolean(),
});
export type ReasonTemplateRow = z.infer<typeof reasonTemplateSchema>;

const NO_ENGLISH = 'The English text is needed: it is read where a language has none.';

export const reasonTemplateInput = z.object({
  queue: textField(40),
  name: textField(80),
  texts: z
    .record(z.string(), z.union([z.string().trim().max(0), customerReason]))
    .refine((texts) => Boolean(texts.en), { message: NO_ENGLISH, path: ['en'] }),
  ...placeInputs,
});
export type ReasonTemplateInput = z.output<typeof reasonTemplateInput>;

/** The text in the customer's language, else in English. */
export const reasonIn = (texts: Readonly<Record<string, string>>, lang: string): string =>
  texts[lang] || (texts.en ?? '');

export const reasonTemplateRoutes = {
  'GET reason-templates': { 200: z.array(reasonTemplateSchema) },
  ...termsRoutes('reason-templates', reasonTemplateSchema, reasonTemplateInput),
} satisfies AdminRoutes;
