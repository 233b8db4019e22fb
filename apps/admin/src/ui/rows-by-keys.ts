import { useEffect, useEffectEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import { isNowhere } from './enter-page.js';

/** The field by which a list, or a page of settings, is searched. */
export const LIST_FIELD = 'main input[type="search"], main input[name="q"]';

/** A row of a list's table. */
export const ROW = 'tbody tr.RaDataTable-row';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`main ${ROW}`)];

/** The row that is marked: Enter opens it. */
export const markedRow = (): HTMLElement | undefined =>
  rows().find((each) => each === document.activeElement);

/** Ticks the row that is marked, or takes its tick away; false where none is marked, or nothing can be ticked. */
export function tickMarked(): boolean {
  const tick = markedRow()?.querySelector<HTMLInputElement>('input[type="checkbox"]');
  tick?.click();
  return Boolean(tick);
}

export function markRow(row: HTMLElement, options?: FocusOptions): void {
  row.tabIndex = -1;
  row.focus(options);
}

/** Marks the next or previous row of the list; without a mark the first or the last one. */
export function stepRows(by: 1 | -1): void {
  const all = rows();
  const at = all.findIndex((row) => row === document.activeElement);
  const next = all[at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by];
  if (next) markRow(next);
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

/** How long a key waits for the list that was just opened, and how often it looks for it, ms. */
const PATIENCE = 2_000;
const LOOK = 50;

/** What was pressed before the list has rows, in order. */
let early: { readonly acts: (() => void)[]; readonly path: string; readonly until: number } | null = null;

/** Does what was pressed early once there are rows; whoever went on or waited too long is not taken back. */
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

/** `/admin/orders`: a list, and no page of one row. */
const isList = (path: string): boolean => /^\/admin\/[\w-]+\/?$/.test(path);

/** Whether a move waits already for the rows of this list. */
const isEarly = (): boolean => early?.path === location.pathname;

/** Does what a key of a list is for: at once, or to the rows that are on their way. */
export function toRows(act: () => void): void {
  if (kept) kept.push(act);
  else if (isEarly()) early?.acts.push(act);
  else act();
}

/** Marks another row as a key asks for it, where need be once the list that was just opened has rows. */
export function moveInRows(by: 1 | -1): void {
  if (!kept && !isEarly() && rows().length === 0 && isList(location.pathname)) {
    early = { acts: [], path: location.pathname, until: performance.now() + PATIENCE };
    setTimeout(lookForRows, LOOK);
  }
  toRows(() => stepRows(by));
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
    if (!isNowhere()) return;
    if (marks) stepRows(1);
    for (const act of acts) act();
  }, [isThere, awaited]);
}
