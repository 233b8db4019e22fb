import { useRef } from 'react';
import { Unreachable } from './http.js';
import { randomId } from './random-id.js';

/**
 * The idempotency key of what the customer is about to do. It stays the same while nobody knows whether
 * the server heard (so that trying again cannot do it twice) and changes after every answer.
 */
export function useOnceKey(): { key: () => string; answered: (error: unknown) => void } {
  const held = useRef<string | null>(null);
  return {
    key: () => {
      held.current ??= randomId();
      return held.current;
    },
    answered: (error) => {
      if (!(error instanceof Unreachable)) held.current = null;
    },
  };
}
