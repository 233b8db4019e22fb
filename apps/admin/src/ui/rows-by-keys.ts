import { useEffect, useEffectEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import { isNowhere } from './enter-page.js';

/** Search field of a list or a page of settings. */
export const LIST_FIELD = 'main input[type="search"], main input[name="q"]';

/** Row of a list's table. */
export const ROW = 'tbody tr.RaDataTable-row';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`main ${ROW}`)];

/** Marked row: Enter opens it. */
export const markedRow = (): HTMLElement | undefined =>
  rows().find((each) => each === document.activeElement);

/** Toggles the selection of the marked row; false if no row is marked or nothing can be selected. */
export function tickMarked(): boolean {
  const tick = markedRow()?.querySelector<HTMLInputElement>('input[type="checkbox"]');
  tick?.click();
  return Boolean(tick);
}

export function markRow(row: HTMLElement, options?: FocusOptions): void {
  row.tabIndex = -1;
  row.focus(options);
}

/** Marks the next or previous row of the list; without a mark, the first or last one. */
export function stepRows(by: 1 | -1): void {
  const all = rows();
  const at = all.findIndex((row) => row === document.activeElement);
  const next = all[at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by];
  if (next) markRow(next);
}

const NOTHING = { filters: '', at: Number.NEGATIVE_INFINITY };
/** Filters that Enter applied, serialized in a fixed order, and when, ms. */
let applied = NOTHING;
/** Longer than the debounce delay after which typed text is applied by itself, ms. */
const DELAY = 2_000;

const inOrder = (filters: object): string =>
  JSON.stringify(
    Object.entries(filters)
      .filter(([, value]) => value !== '' && value !== undefined && value !== null)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Whether Enter has just applied these filters: their debounce fires later, perhaps after they were cleared. */
export const isApplied = (filters: object): boolean =>
  performance.now() - applied.at < DELAY && inOrder(filters) === applied.filters;

/** Key presses queued until the search result arrives; null: no search is pending. */
let kept: (() => void)[] | null = null;

/** Maximum wait of a key press for the rows of a newly opened list, and the interval between checks, ms. */
const PATIENCE = 2_000;
const LOOK = 50;

/** Key presses made before the list has rows, in order. */
let early: { readonly acts: (() => void)[]; readonly path: string; readonly until: number } | null = null;

/** Runs the early key presses once there are rows. They are dropped if the operator moved on or the wait is over. */
function lookForRows(): void {
  if (!early) return;
  const { acts, path, until } = early;
  const isOver = location.pathname !== path || performance.now() > until;
  if (!isOver && rows().length === 0) {
    setTimeout(lookForRows, LOOK);
    return;
  }
  early = null;
  if (!isOver) for (const act of acts) act();
}

/** `/admin/orders`: a list, not the page of one row. */
const isList = (path: string): boolean => /^\/admin\/[\w-]+\/?$/.test(path);

/** Whether a move already waits for the rows of this list. */
const isEarly = (): boolean => early?.path === location.pathname;

/** Runs a list shortcut: at once, or when the pending rows arrive. */
export function toRows(act: () => void): void {
  if (kept) kept.push(act);
  else if (isEarly()) early?.acts.push(act);
  else act();
}

/** Moves the mark on a key press, if necessary once the newly opened list has rows. */
export function moveInRows(by: 1 | -1): void {
  if (!kept && !isEarly() && rows().length === 0 && isList(location.pathname)) {
    early = { acts: [], path: location.pathname, until: performance.now() + PATIENCE };
    setTimeout(lookForRows, LOOK);
  }
  toRows(() => stepRows(by));
}

interface Awaited {
  readonly q: string;
  /** Whether the first row is marked once the rows arrive. */
  readonly marks: boolean;
}

/**
 * Enter in a list's search field searches at once, leaves the field, and marks the first result. Escape does the same
 * without the mark.
 */
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
    // Typing again drops what waited for the previous search.
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
    // Focus is not moved if the operator went elsewhere meanwhile.
    if (!isNowhere()) return;
    if (marks) stepRows(1);
    for (const act of acts) act();
  }, [isThere, awaited]);
}
