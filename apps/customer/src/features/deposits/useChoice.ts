import { useState } from 'react';
import { recallForTab, rememberForTab } from '../../api/storage.js';

/**
 * Chosen row, kept in this tab while the other deposit method is looked at. Without a choice it is the first row, and
 * stays it when the list is read again in another order: a payment may be on its way to it.
 */
export function useChoice<Row extends { readonly id: number }>(
  key: string,
  rows: readonly Row[],
): [Row | undefined, (id: number) => void] {
  const [id, setId] = useState(() => Number(recallForTab(key)));
  const chosen = rows.find((row) => row.id === id) ?? rows[0];
  if (chosen && chosen.id !== id) setId(chosen.id);
  const choose = (next: number) => {
    setId(next);
    rememberForTab(key, String(next));
  };
  return [chosen, choose];
}
