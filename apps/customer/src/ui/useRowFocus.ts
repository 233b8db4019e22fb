import { type FocusEvent, useEffect, useRef } from 'react';

interface Place {
  readonly row: Element;
  readonly list: Element;
  /** Index of the row in the list, and of the button in the row. */
  readonly at: number;
  readonly button: number;
}

/** If no row is left, focus goes to the list's tab. */
const selectedTab = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role="tab"][aria-selected="true"]')]
    .filter((tab) => tab.checkVisibility())
    .at(-1);

/**
 * When the last used row leaves its list, focuses the row that takes its place instead of losing the focus. Waits while
 * a sheet covers the list.
 */
export function useRowFocus(isCovered: boolean): (event: FocusEvent) => void {
  const last = useRef<Place>(null);
  // On every render: rows leave when the list updates.
  useEffect(() => {
    if (isCovered || !last.current || last.current.row.isConnected) return;
    const { list, at, button } = last.current;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const rows = list.isConnected ? [...list.children] : [];
    const buttons = (rows[at] ?? rows.at(-1))?.querySelectorAll('button') ?? [];
    (buttons[button] ?? buttons[0] ?? selectedTab())?.focus();
  });
  return ({ target }) => {
    const row = target.closest('li, tbody > tr');
    const list = row?.parentElement;
    if (!row || !list) return;
    const at = [...list.children].indexOf(row);
    const button = [...row.querySelectorAll('button')].indexOf(target as HTMLButtonElement);
    last.current = { row, list, at, button };
  };
}
