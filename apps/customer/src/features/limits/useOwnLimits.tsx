import { useState } from 'react';
import type { Refusal } from '../../api/http.js';
import { LimitNote } from './LimitNote.js';
import type { AskedTrade } from './reached.js';
import { useReached } from './useReached.js';

/** What a ticket says and heeds of the customer's own limits: those that are reached, what the trade in it is too much for, and what one of them refused. */
export function useOwnLimits(trade?: AskedTrade) {
  const reached = useReached(trade);
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
