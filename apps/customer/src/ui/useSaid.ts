import { isValidElement, type ReactNode, useState } from 'react';

const SAID = { 'aria-live': 'polite', 'aria-relevant': 'additions' } as const;

/**
 * Announces an error in a field once while the field is used; a changing price in it is not announced again. After a
 * submit the first invalid field gets the focus and announces its error itself: `useFirstError`. `isLive`: errors may
 * come while another field is used.
 */
export function useSaid(isLive = false) {
  const [isUsed, setUsed] = useState(false);
  const field = { onFocus: () => setUsed(true), onBlur: () => setUsed(false) };
  return { field, line: isUsed || isLive ? SAID : undefined };
}

/** Key of an error: another error is announced, a changed figure in the same error is not. An element brings its own. */
export const errorKey = (error: ReactNode): string =>
  isValidElement(error) ? `${error.key}` : String(error).replaceAll(/[^\p{L}\p{M}]/gu, '');
