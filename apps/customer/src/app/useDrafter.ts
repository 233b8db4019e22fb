import { useState } from 'react';
import { ended } from '../api/session.js';
import { useUser } from '../features/session/useUser.js';
import { useStore } from '../ui/store.js';

interface Drafter {
  /** Rises with each new owner of what is typed. */
  readonly number: number;
  /** Customer who typed last; null: nobody signed in since. */
  readonly id: number | null;
  readonly hasLoggedOut: boolean;
}

/**
 * Key of what is typed on kept pages. It changes when the customer logs out, and when another one signs in. A visitor
 * who signs in, and a customer whose session has expired, find what they typed.
 */
export function useDrafter(): number {
  const id = useUser()?.id ?? null;
  const hasLoggedOut = useStore(ended) === 'by customer';
  const [at, setAt] = useState<Drafter>(() => ({ number: 0, id, hasLoggedOut }));
  const next = follow(at, id, hasLoggedOut);
  if (next !== at) setAt(next);
  return next.number;
}

function follow(at: Drafter, id: number | null, hasLoggedOut: boolean): Drafter {
  if (hasLoggedOut && !at.hasLoggedOut) return { number: at.number + 1, id: null, hasLoggedOut };
  const isOther = id !== null && id !== at.id;
  if (!isOther && hasLoggedOut === at.hasLoggedOut) return at;
  const replaces = isOther && at.id !== null;
  return { number: at.number + (replaces ? 1 : 0), id: id ?? at.id, hasLoggedOut };
}
