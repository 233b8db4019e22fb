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

const NOTHING = { filters: '', at: Number.NEGATIVE_INFINITY };
/** What Enter in a list's field has applied, in one order, and when, ms. */
let applied = NOTHING;
/** Longer than the delay after which what was typed counts by itself, ms. */
const DELAY = 2_000;

const inOrder = (filters: object): string =>
  JSON.stringify(
    Object.entries(filters)
      .filter(([, value]) => value !== '' && value !== undefined && value !== null)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Whether these filters are what Enter has just applied: their delay comes after it, maybe when they were let go of already. */
export const isApplied = (filters: object): boolean =>
  performance.now() - applied.at < DELAY && inOrder(filters) === applied.filters;

/** What was pressed while what was searched for has not come; null: nothing is awaited. */
let kept: (() => void)[] | null = null;

/** Does what a key of a list is for: at once, or to the rows that are on their way. */
export function toRows(act: () => void): void {
  if (kept) kept.push(act);
  else act();
}

interface Awaited {
  readonly q: string;
  /** Whether the first row is marked once they are there. */
  readonly marks: boolean;
}

/** Enter in a list's field searches at once, leaves the field, and marks the first row of what was found; Escape leaves the mark away. */
export function useEnterInField(): void {
  const { filterValues = {}, setFilters, isFetching, isPending } = useListContext();
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!['Enter', 'Escape'].includes(event.key) || event.isComposing || event.repeat) return;
    if (!(target instanceof HTMLInputElement) || target.name !== 'q' || !target.matches(LIST_FIELD)) return;
    event.preventDefault();
    target.blur();
    const { q: before = '', ...others } = filterValues;
    const filters = target.value === '' ? others : { ...others, q: target.value };
    if (target.value !== before) setFilters(filters);
    applied = { filters: inOrder(filters), at: performance.now() };
    kept = [];
    setAwaited({ q: target.value, marks: event.key === 'Enter' });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    // Whoever types anew awaits nothing of what was typed before.
    const type = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement) || !target.matches(LIST_FIELD)) return;
      kept = null;
      applied = NOTHING;
      setAwaited(null);
    };
    document.addEventListener('keydown', listen);
    document.addEventListener('input', type);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('input', type);
      kept = null;
    };
  }, []);
  const isThere = awaited !== null && !isPending && !isFetching && (filterValues.q ?? '') === awaited.q;
  useEffect(() => {
    if (!isThere) return;
    const [acts, marks] = [kept ?? [], awaited?.marks ?? false];
    kept = null;
    setAwaited(null);
    // Whoever went on meanwhile is not taken back.
    if (document.activeElement !== document.body) return;
    if (marks) stepRows(1);
    for (const act of acts) act();
  }, [isThere, awaited]);
}
