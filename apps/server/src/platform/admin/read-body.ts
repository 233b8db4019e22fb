import type { ZodType } from 'zod';
import { type FieldErrors, invalid } from './admin-error.js';

/** The request's body as `schema` has it, or a 422 that names each field. */
export function readBody<T>(schema: ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[path.join('.') || 'body'] ??= message;
  throw invalid(errors satisfies FieldErrors);
}
