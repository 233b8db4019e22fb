import { useState } from 'react';

/**
 * Whether the fields of a decision are shown: as long as it can be made, and then as long as something is in them, so that
 * nothing is taken away from under whoever types when somebody else claims or decides it.
 */
export function useKept(canDecide: boolean, isTyped: boolean): boolean {
  const [wasShown, setShown] = useState(canDecide);
  if (canDecide && !wasShown) setShown(true);
  return canDecide || (wasShown && isTyped);
}
