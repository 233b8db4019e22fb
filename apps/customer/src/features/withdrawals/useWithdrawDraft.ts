import { useState } from 'react';
import { recallForTab, rememberForTab } from '../../api/storage.js';
import type { PayoutWay } from '../../api/withdrawals.js';
import { withoutSent } from '../../ui/clear-sent.js';

/** Destination: a saved method, or a typed address. */
export type Destination = 'bound' | 'typed';

/** Values picked and typed; missing ones were not touched. */
interface Draft {
  readonly currencyId?: number;
  readonly methodId?: number | null;
  readonly to?: Destination;
  readonly address?: string;
  readonly text?: string;
  readonly memo?: string;
}

interface Kept extends Draft {
  readonly userId: number;
}

const keyOf = (way: PayoutWay): string => `withdraw-${way}`;

function lastTyped(way: PayoutWay, userId: number): Draft {
  const text = recallForTab(keyOf(way));
  const kept = text === null ? null : (JSON.parse(text) as Kept);
  return kept?.userId === userId ? kept : {};
}

/**
 * Draft of the withdrawal page, kept in this tab until it is sent, for example while a payment password is being set.
 */
export function useWithdrawDraft(way: PayoutWay, userId: number) {
  const [draft, setDraft] = useState(() => lastTyped(way, userId));
  const update = (change: (before: Draft) => Draft) =>
    setDraft((before) => {
      const next = change(before);
      rememberForTab(keyOf(way), JSON.stringify({ ...next, userId } satisfies Kept));
      return next;
    });
  return {
    draft,
    set: (typed: Draft) => update((before) => ({ ...before, ...typed })),
    /** Clears what was sent, except what was typed since. */
    clear: (sent: Pick<Draft, 'address' | 'text' | 'memo' | 'to'>) => update((now) => withoutSent(now, sent)),
  };
}
