import type { Locked } from '../auth/attempts.js';

/** Field name → error text; the path `HasForexMultiple.0.Value` addresses list elements. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Error of the admin API: HTTP status, a stable key and a readable text. */
export class AdminError extends Error {
  constructor(
    readonly status: 401 | 403 | 404 | 409 | 412 | 422 | 429 | 503,
    readonly key: string,
    message: string,
    readonly errors?: FieldErrors,
    /** Seconds to wait before a retry. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Readable reason; for field errors, the message of each field. */
export const reasonOf = ({ message, errors }: AdminError): string =>
  errors ? Object.values(errors).join(' ') : message;

export const notFound = (what: string): AdminError =>
  new AdminError(404, 'not_found', `There is no such ${what}.`);

export const conflict = (key: string, message: string): AdminError => new AdminError(409, key, message);

/** Response to a check that was not made because too many earlier attempts failed. */
export const lockedOutError = ({ lockedFor }: Locked): AdminError =>
  new AdminError(
    429,
    'auth.locked',
    'Too many failed attempts. Please try again in a quarter of an hour.',
    undefined,
    Math.ceil(lockedFor / 1000),
  );

export const invalid = (errors: FieldErrors): AdminError =>
  new AdminError(422, 'validation', 'Please check the marked fields.', errors);
