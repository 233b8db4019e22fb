import { useEffect, useRef } from 'react';
import { type Identifier, useListContext } from 'react-admin';

/**
 * Deselects rows that no longer exist, so that they are neither counted nor acted on. Rows of other pages and filters
 * stay selected; those of an earlier visit do if the list has more rows than are shown.
 */
export function useTicksOfRows(): void {
  const list = useListContext();
  const { data, total, isPlaceholderData, selectedIds, onSelect, page, perPage, sort, filterValues } = list;
  const asked = JSON.stringify([page, perPage, sort, filterValues]);
  /** Page and filters under which each row of this visit was last seen. */
  const seen = useRef(new Map<Identifier, string>());
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const ids = new Set(data.map(({ id }) => id));
    const isWhole = total === data.length;
    const isGone = (id: Identifier): boolean => {
      const under = seen.current.get(id);
      return !ids.has(id) && (under === undefined ? isWhole : under === asked);
    };
    const left = selectedIds.filter((id) => !isGone(id));
    for (const id of ids) seen.current.set(id, asked);
    if (left.length < selectedIds.length) onSelect(left);
  }, [asked, data, total, isPlaceholderData, selectedIds, onSelect]);
}
