import { useEffect, useEffectEvent, useState } from 'react';
import { useListContext } from 'react-admin';

/** The field by which a list, or a page of settings, is searched. */
export const LIST_FIELD = 'main input[type="search"], main input[name="q"]';

const rows = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main tbody tr.RaDataTable-row'),
];

/** The row that is marked: Enter opens it. */
export const markedRow = (): HTMLElement | undefined =>
  rows().find((each) => each === document.activeElement);

/** Marks the next or previous row of the list; without a mark the first or the last one. */
export function stepRows(by: 1 | -1): void {
  const all = rows();
  const at = all.findIndex((row) => row === document.activeElement);
  const next = all[at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by];
  if (!next) return;
  next.tabIndex = -1;
  next.focus();
}

/** Enter in a list's field searches at once, leaves the field, and marks the first row of what was found. */
export function useEnterInField(): void {
  const { filterValues = {}, setFilters, isFetching, isPending } = useListContext();
  const [awaited, setAwaited] = useState<string | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.isComposing || event.repeat) return;
    if (!(target instanceof HTMLInputElement) || target.name !== 'q' || !target.matches(LIST_FIELD)) return;
    event.preventDefault();
    target.blur();
    const { q: before = '', ...others } = filterValues;
    if (target.value !== before) setFilters(target.value === '' ? others : { ...others, q: target.value });
    setAwaited(target.value);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const isThere = awaited !== null && !isPending && !isFetching && (filterValues.q ?? '') === awaited;
  useEffect(() => {
    if (!isThere) return;
    setAwaited(null);
    // Whoever went on meanwhile is not taken back.
    if (document.activeElement === document.body) stepRows(1);
  }, [isThere]);
}
