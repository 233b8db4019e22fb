import { type FocusEvent, useEffect, useRef } from 'react';

interface Place {
  readonly row: Element;
  readonly list: Element;
  /** Of the row in the list, and of the button in the row. */
  readonly at: number;
  readonly button: number;
}

/** Where nothing is left to go on with, the list itself is. */
const selectedTab = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role="tab"][aria-selected="true"]')]
    .filter((tab) => tab.checkVisibility())
    .at(-1);

/**
 * When the row that was used last leaves its list, the one that takes its place has the focus, and not nothing. Waits
 * while a sheet lies over the list.
 */
export function useRowFocus(isCovered: boolean): (event: FocusEvent) => void {
  const last = useRef<Place>(null);
  // With every picture: rows leave when the list is told.
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
