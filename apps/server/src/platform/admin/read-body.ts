import type { core, ZodType } from 'zod';
import { type FieldErrors, invalid } from './admin-error.js';
import { unfitText } from './unfit-text.js';

/** The request's body as `schema` has it, or a 422 that names each field. */
export function readBody<T>(schema: ZodType<T>, body: unknown): T {
  const unfit = unfitText(body);
  if (unfit) throw invalid({ [unfit.join('.') || 'body']: 'This holds characters that cannot be used.' });
  const result = schema.safeParse(body ?? {}, { error: wording });
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[path.join('.') || 'body'] ??= message;
  throw invalid(errors satisfies FieldErrors);
}

/** What zod would say in a programmer's words; everything that a declaration words itself stays. */
function wording({ code, input }: core.$ZodRawIssue): string | undefined {
  if (code === 'invalid_type')
    return input === undefined || input === null ? 'Please fill this in.' : 'Not understood.';
  if (code === 'too_small' && input === '') return 'Please fill this in.';
  if (code === 'invalid_value') return 'Please choose one of what is offered.';
  return undefined;
}
