import { notFound } from './admin-error.js';

/** Id of a record from its URL. Throws not-found for anything that is not a number. */
export function rowId(text: string): number {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw notFound('record');
  return id;
}
