import { useSyncExternalStore } from 'react';

let coming = 0;
const told = new Set<() => void>();

/** Something that has to be seen before a decision is on its way; call what is returned once it is there, or gone. */
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

/** Whether anything is. */
export const isAnythingComing = (): boolean => coming > 0;

export function onComing(tell: () => void): () => void {
  told.add(tell);
  return () => told.delete(tell);
}

/** The same, for a screen that follows it. */
export const useIsComing = (): boolean => useSyncExternalStore(onComing, isAnythingComing);
