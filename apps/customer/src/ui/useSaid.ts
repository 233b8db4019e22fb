import { useState } from 'react';

const SAID = { 'aria-live': 'polite', 'aria-relevant': 'additions' } as const;

/**
 * What comes to be wrong in a field is said while the field is used, and once: that a price in it changes is not said
 * again. After a press the first field that is wrong is gone to, and says it with itself: `useFirstError`.
 */
export function useSaid() {
  const [isUsed, setUsed] = useState(false);
  const field = { onFocus: () => setUsed(true), onBlur: () => setUsed(false) };
  return { field, line: isUsed ? SAID : undefined };
}
