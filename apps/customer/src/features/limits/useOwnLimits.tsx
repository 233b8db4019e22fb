import { useState } from 'react';
import type { Refusal } from '../../api/http.js';
import { LimitNote } from './LimitNote.js';
import type { AskedTrade } from './reached.js';
import { useReached } from './useReached.js';

/** Limits for a ticket: those reached, those this trade exceeds, and the last refusal by one of them. */
export function useOwnLimits(trade?: AskedTrade) {
  const reached = useReached(trade);
  const [refused, setRefused] = useState<string | null>(null);
  const text = reached ? reached.text : refused;
  return {
    /** Shown above the buttons. */
    note: text !== null && <LimitNote text={text} />,
    /** No trade is allowed for now. */
    why: reached?.why,
    /** Whether the refusal comes from these limits. It is then shown once, in the note that links to them. */
    takes: ({ key, message }: Refusal): boolean => {
      const isOurs = key.startsWith('limits.');
      if (isOurs) setRefused(message);
      return isOurs;
    },
    forget: () => setRefused(null),
  };
}
