import { useState } from 'react';
import { useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { RailEntry } from '../product.js';

type Group = RailEntry['group'];
type Entry = { readonly resource: string };

/** Storage key in the browser: outside the keys that sign-out removes. */
const KEPT = 'truemark.rail.folded';

function kept(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(read) ? read.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Collapsed groups of the rail. The group of the open page is never collapsed, nor any group of the icon rail. */
export function useFoldedGroups() {
  const [folded, setFolded] = useState(kept);
  const [isWide] = useSidebarState();
  const { pathname } = useLocation();
  const at = pathname.split('/')[1] ?? '';
  const isOpen = (name: Group, entries: readonly Entry[]): boolean =>
    !isWide || !folded.includes(name) || entries.some(({ resource }) => resource === at);
  const turn = (name: Group): void => {
    const next = folded.includes(name) ? folded.filter((each) => each !== name) : [...folded, name];
    setFolded(next);
    try {
      localStorage.setItem(KEPT, JSON.stringify(next));
    } catch {
      // Without storage, the state lasts until the page is reloaded.
    }
  };
  return { isOpen, turn };
}
