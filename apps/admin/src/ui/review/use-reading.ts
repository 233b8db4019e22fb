import { useLayoutEffect } from 'react';
import { HttpError } from 'react-admin';
import { awaitEvidence } from './evidence-coming.js';
import { missEvidence } from './evidence-failed.js';

/** Query of evidence, as far as a decision depends on it. */
export interface Reading {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: (options: { readonly cancelRefetch: boolean }) => unknown;
}

/**
 * Registers evidence as failed, and as coming while it is read again: an error stays until then if there was data
 * before. Evidence without data is also coming if `isAwaited`.
 */
export function useReading({ error, isFetching, refetch }: Reading, isAwaited = false): void {
  // What the role may not read, it decides without, as where the whole evidence is not shown to it.
  const isRefused = error instanceof HttpError && error.status === 403;
  const isFailed = error !== null && !isRefused;
  const isComing = isFailed ? isFetching : isAwaited && error === null;
  const state = isComing ? 'coming' : isFailed ? 'failed' : 'read';
  useLayoutEffect(() => {
    if (state === 'coming') return awaitEvidence();
    // Several parts of a page may show the same query, which is read once.
    if (state === 'failed') return missEvidence(() => void refetch({ cancelRefetch: false }));
    return undefined;
  }, [state, refetch]);
}
