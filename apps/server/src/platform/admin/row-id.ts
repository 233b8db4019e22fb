import { notFound } from './admin-error.js';

/** The number that a record has in its address; anything else names nothing. */
export function rowId(text: string): number {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw notFound('record');
  return id;
}
