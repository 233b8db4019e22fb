import { useInsertionEffect } from 'react';

let isEarly = true;

/** From now on styles are inserted together with the elements that use them. */
export const firstPictureIsDrawn = (): void => {
  isEarly = false;
};

/**
 * Replaces emotion's own hook. Before the first paint, styles are compiled during render. React renders in time slices
 * but commits in one go, and with compilation the commit took twice as long. A style already inserted is not inserted
 * again.
 */
export function useInsertionEffectAlwaysWithSyncFallback(insert: () => void): void {
  if (isEarly) insert();
  useInsertionEffect(insert);
}

/** Same as emotion's own. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
