import { useState } from 'react';
import type { Refusal } from '../../api/http.js';
import { LimitNote } from './LimitNote.js';
import { useReached } from './useReached.js';

/** What a ticket says and heeds of the customer's own limits: those that are reached, and what one of them refused. */
export function useOwnLimits() {
  const reached = useReached();
  const [refused, setRefused] = useState<string | null>(null);
  const text = reached ? reached.text : refused;
  return {
    /** Stands above the buttons. */
    note: text !== null && <LimitNote text={text} />,
    /** No trade is let through for now. */
    why: reached?.why,
    /** Whether it is a refusal of these limits: it is said once, where it stays and leads to them. */
    takes: ({ key, message }: Refusal): boolean => {
      const isOurs = key.startsWith('limits.');
      if (isOurs) setRefused(message);
      return isOurs;
    },
    forget: () => setRefused(null),
  };
}
