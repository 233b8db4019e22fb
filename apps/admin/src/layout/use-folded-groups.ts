import { useState } from 'react';
import { useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { RailEntry } from '../product.js';

type Group = RailEntry['group'];
type Entry = { readonly resource: string };

/** Where a browser keeps them: also after signing out, which lets go of what the desk stores. */
const KEPT = 'truemark.rail.folded';

function kept(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(read) ? read.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Which groups of the rail are put away; the group of the page that is open never is, nor any of a rail of icons. */
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
      // A browser that keeps nothing has them as they are until the page is loaded anew.
    }
  };
  return { isOpen, turn };
}
