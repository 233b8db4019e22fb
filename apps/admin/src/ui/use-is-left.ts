import { useRef } from 'react';
import { useHref, useLocation, useParams } from 'react-router-dom';
import { useIsHere } from './use-is-here.js';

/** Tells whether the form of this row is no longer on screen; no row: the form of a new one. */
export function useIsLeft(): (row?: unknown) => boolean {
  const isHere = useIsHere();
  const { id } = useParams();
  const address = useHref(useLocation().pathname);
  // The next row's form takes the place of the former one in the same screen.
  const shown = useRef({ id, address });
  shown.current = { id, address };
  return (row) => {
    const now = shown.current;
    // A page stays on screen until the next one has loaded.
    if (!isHere.current || window.location.pathname !== now.address) return true;
    return row !== undefined && now.id !== undefined && String(row) !== now.id;
  };
}
