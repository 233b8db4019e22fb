import type { core, ZodType } from 'zod';
import { type FieldErrors, invalid } from './admin-error.js';
import { unstorableTextPath } from './unstorable-text-path.js';

/** Request body parsed by `schema`. Throws a 422 that names each invalid field. */
export function readBody<T>(schema: ZodType<T>, body: unknown): T {
  const unfit = unstorableTextPath(body);
  if (unfit) throw invalid({ [unfit.join('.') || 'body']: 'This contains characters that cannot be used.' });
  const result = schema.safeParse(body ?? {}, { error: issueText });
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues.flatMap(withinUnion))
    errors[path.join('.') || 'body'] ??= message;
  throw invalid(errors satisfies FieldErrors);
}

/** Issues within the one alternative of a union that has the form of what was given. */
function withinUnion(issue: core.$ZodIssue): readonly core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.filter((issues) => issues.every(({ path }) => path.length > 0));
  const [inner] = meant.length === 1 ? meant : [];
  return inner?.map((each) => ({ ...each, path: [...issue.path, ...each.path] })) ?? [issue];
}

/** Readable text for an issue that zod words for programmers; messages set by a schema are kept. */
function issueText(issue: core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  switch (code) {
    case 'invalid_type':
      return input === undefined || input === null ? 'Please fill this in.' : 'Not understood.';
    case 'too_small':
      return input === '' ? 'Please fill this in.' : belowMinimumText(issue.minimum, issue.origin);
    case 'too_big':
      return aboveMaximumText(issue.maximum, issue.origin);
    case 'invalid_value':
      return 'Please choose one of what is offered.';
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_union':
      return 'Not understood.';
    case 'unrecognized_keys':
    case 'invalid_key':
      return 'This form has no such field.';
    default:
      return undefined;
  }
}

/** Message for a violated minimum, in the unit of the value. */
function belowMinimumText(least: number | bigint, of: string): string {
  if (of === 'string') return `At least ${least} characters.`;
  return of === 'array' || of === 'set' ? `At least ${least} of them.` : `At least ${least}.`;
}

function aboveMaximumText(most: number | bigint, of: string): string {
  if (of === 'string') return `At most ${most} characters.`;
  return of === 'array' || of === 'set' ? `At most ${most} of them.` : `At most ${most}.`;
}
