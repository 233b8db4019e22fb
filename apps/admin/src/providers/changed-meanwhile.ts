import { HttpError } from 'react-admin';

const KEY = 'changed_meanwhile';

/** Nothing was saved: what was to be changed is not any more what it was seen as. */
export const changedMeanwhile = (message: string): HttpError =>
  new HttpError(message, 409, { key: KEY, message });

export const isChangedMeanwhile = (error: unknown): boolean =>
  ((error as HttpError | null)?.body as { key?: unknown } | undefined)?.key === KEY;
