import { useState } from 'react';
import { recallForTab, rememberForTab } from '../../api/storage.js';

interface Choosing<Row> {
  /** Kept in this tab by this name. */
  key: string;
  /** Part of a row that says where the money goes. */
  placeOf: (row: Row) => string;
  /** A choice made for another one does not count. */
  of?: number;
}

/**
 * Chosen place of a payment, kept in this tab while another method is looked at. Without a choice it is the first row.
 * It stays as shown when the list is read again, because a payment may be on its way to it: one that is no longer
 * offered, or that leads elsewhere now, is gone until another is chosen.
 */
export function useChoice<Row extends { readonly id: number }>(
  rows: readonly Row[],
  { key, placeOf, of = 0 }: Choosing<Row>,
) {
  const [held, hold] = useState<{ of: number; row: Row } | null>(null);
  const kept = held?.of === of ? held.row : undefined;
  const id = kept?.id ?? Number(recallForTab(key));
  const offered = rows.find((row) => row.id === id) ?? (kept ? undefined : rows[0]);
  const isGone = kept !== undefined && (!offered || placeOf(offered) !== placeOf(kept));
  const chosen = isGone ? kept : offered;
  if (chosen && chosen !== kept) hold({ of, row: chosen });
  return {
    chosen,
    isGone,
    choose: (next: number) => {
      const row = rows.find((each) => each.id === next);
      if (row) hold({ of, row });
      rememberForTab(key, String(next));
    },
  };
}
