import type { Locked } from '../auth/attempts.js';

/** Field name → what is wrong with it; `HasForexMultiple.0.Value` reaches into lists. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A refusal of the back office's API: proper HTTP status, a stable key, a text for a person. */
export class AdminError extends Error {
  constructor(
    readonly status: 401 | 403 | 404 | 409 | 422 | 429,
    readonly key: string,
    message: string,
    readonly errors?: FieldErrors,
    /** Seconds until it may be tried again. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Why, in words: of fields, what is wrong with each. */
export const reasonOf = ({ message, errors }: AdminError): string =>
  errors ? Object.values(errors).join(' ') : message;

export const notFound = (what: string): AdminError =>
  new AdminError(404, 'not_found', `There is no such ${what}.`);

export const conflict = (key: string, message: string): AdminError => new AdminError(409, key, message);

/** What is not checked, for too many attempts at it were wrong. */
export const lockedOut = ({ lockedFor }: Locked): AdminError =>
  new AdminError(
    429,
    'auth.locked',
    'Too many failed attempts. Please try again in a quarter of an hour.',
    undefined,
    Math.ceil(lockedFor / 1000),
  );

export const invalid = (errors: FieldErrors): AdminError =>
  new AdminError(422, 'validation', 'Some fields need another look.', errors);
