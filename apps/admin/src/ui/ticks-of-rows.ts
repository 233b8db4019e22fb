import { useEffect, useRef } from 'react';
import { type Identifier, useListContext } from 'react-admin';

/**
 * Lets go of the tick of a row that is no longer there: it is not counted, and nothing is done to it. Rows of other pages and of
 * other filters keep theirs; those of an earlier visit do where the list has more rows than are shown.
 */
export function useTicksOfRows(): void {
  const list = useListContext();
  const { data, total, isPlaceholderData, selectedIds, onSelect, page, perPage, sort, filterValues } = list;
  const asked = JSON.stringify([page, perPage, sort, filterValues]);
  const before = useRef<{ readonly asked: string; readonly ids: ReadonlySet<Identifier> } | null>(null);
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const ids = new Set(data.map(({ id }) => id));
    const known = before.current;
    before.current = { asked, ids };
    const isWhole = known === null && total === data.length;
    const isGone = (id: Identifier): boolean =>
      !ids.has(id) && (isWhole || (known?.asked === asked && known.ids.has(id)));
    const left = selectedIds.filter((id) => !isGone(id));
    if (left.length < selectedIds.length) onSelect(left);
  }, [asked, data, total, isPlaceholderData, selectedIds, onSelect]);
}
