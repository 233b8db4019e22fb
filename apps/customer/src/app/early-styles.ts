import { useInsertionEffect } from 'react';

let isEarly = true;

/** From now on styles come into the document together with what is drawn by them. */
export const firstPictureIsDrawn = (): void => {
  isEarly = false;
};

/**
 * In place of emotion's own hook. Before the first picture the styles of a component are compiled while it is drawn: that
 * is done in slices, and React's commit, which is not, took twice as long with it. What is inserted once is not again.
 */
export function useInsertionEffectAlwaysWithSyncFallback(insert: () => void): void {
  if (isEarly) insert();
  useInsertionEffect(insert);
}

/** As emotion's own. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
