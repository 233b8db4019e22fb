import { useState } from 'react';
import { recallForTab, rememberForTab } from '../../api/storage.js';
import type { PayoutWay } from '../../api/withdrawals.js';

/** Where it goes: a bound method, or an address that is typed in. */
export type Destination = 'bound' | 'typed';

/** What was picked and typed; what is missing was not touched. */
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

/** What is typed on the withdrawal page, kept in this tab until it is sent: while a payment password is set, for one. */
export function useWithdrawDraft(way: PayoutWay, userId: number) {
  const [draft, setDraft] = useState(() => lastTyped(way, userId));
  const set = (typed: Draft) =>
    setDraft((before) => {
      const next = { ...before, ...typed };
      rememberForTab(keyOf(way), JSON.stringify({ ...next, userId } satisfies Kept));
      return next;
    });
  return { draft, set };
}
