import type { HttpError } from 'react-admin';

/** Time until figures that are still being added up are asked for again, ms. */
export const SUMMING_PAUSE = 5_000;

/** Refusal of figures in which ledger entries are missing: it passes by itself. */
export const isSumming = (error: unknown): boolean =>
  ((error as HttpError | null)?.body as { key?: unknown } | undefined)?.key === 'reports.summing';
