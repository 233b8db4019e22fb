import { useSyncExternalStore } from 'react';

let coming = 0;
const told = new Set<() => void>();

/**
 * Registers evidence that is still loading and must be seen before a decision. Call the returned function once it is
 * loaded or unmounted.
 */
export function awaitEvidence(): () => void {
  coming += 1;
  for (const tell of told) tell();
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    coming -= 1;
    for (const tell of told) tell();
  };
}

/** Whether any evidence is still loading. */
export const isAnythingComing = (): boolean => coming > 0;

export function onComing(tell: () => void): () => void {
  told.add(tell);
  return () => told.delete(tell);
}

/** The same as a hook. */
export const useIsComing = (): boolean => useSyncExternalStore(onComing, isAnythingComing);
