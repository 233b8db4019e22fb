import { useState } from 'react';

/**
 * Whether the decision fields are shown: while a decision is possible, and after that while they have content, so that
 * a draft does not vanish when somebody else claims or decides the row.
 */
export function useKept(canDecide: boolean, isTyped: boolean): boolean {
  const [wasShown, setShown] = useState(canDecide);
  if (canDecide && !wasShown) setShown(true);
  return canDecide || (wasShown && isTyped);
}
