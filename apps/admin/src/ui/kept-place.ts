import { type MouseEvent, type UIEvent, useEffect, useRef } from 'react';
import { type Identifier, useListContext } from 'react-admin';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isNowhere } from './enter-page.js';
import { markRow, ROW } from './rows-by-keys.js';

interface Place {
  readonly top: number;
  /** Row that was clicked last. */
  readonly row: Identifier | null;
}

const START: Place = { top: 0, row: null };
/** Position in each list, by address with query; in memory only. */
const places = new Map<string, Place>();

/** Restores a list's scroll position on going back, and marks the row that was opened, for the keyboard. */
export function useKeptPlace() {
  const { data, isPending, isPlaceholderData } = useListContext();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isBack = useNavigationType() === 'POP';
  const ref = useRef<HTMLElement>(null);
  const shown = useRef<string | null>(null);
  const rows = isPending || isPlaceholderData ? undefined : data;

  useEffect(() => {
    if (!rows || !ref.current || shown.current === address) return;
    shown.current = address;
    const place = places.get(address);
    if (!isBack || !place) {
      places.delete(address);
      return;
    }
    ref.current.scrollTop = place.top;
    const row = ref.current.querySelectorAll<HTMLElement>(ROW)[rows.findIndex(({ id }) => id === place.row)];
    // Focus that is already somewhere is not moved.
    if (row && isNowhere()) markRow(row, { preventScroll: true });
  }, [rows, address, isBack]);

  const keep = (part: Partial<Place>): void => {
    if (shown.current === address) places.set(address, { ...START, ...places.get(address), ...part });
  };
  return {
    ref,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => keep({ top: currentTarget.scrollTop }),
    onClickCapture: ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
      const at = pressed ? [...currentTarget.querySelectorAll<HTMLElement>(ROW)].indexOf(pressed) : -1;
      const row = rows?.[at]?.id;
      if (row !== undefined) keep({ row });
    },
  };
}
