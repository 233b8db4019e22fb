import { HttpError } from 'react-admin';

const KEY = 'changed_meanwhile';

/** Error: nothing was saved, because the record changed since it was read. */
export const changedMeanwhile = (message: string): HttpError =>
  new HttpError(message, 409, { key: KEY, message });

export const isChangedMeanwhile = (error: unknown): boolean =>
  ((error as HttpError | null)?.body as { key?: unknown } | undefined)?.key === KEY;
