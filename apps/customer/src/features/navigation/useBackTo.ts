import { type To, useLocation, useNavigate } from 'react-router-dom';
import { stepsBack } from '../../ui/sheet-entries.js';

/** State of a navigation that names the page it starts from. */
export const openedFrom = (path: string) => ({ state: { from: path } });

/** Returns a function that replaces this page and keeps what page it was opened from. `state` is added to that. */
export function useReplace(): (to: To, state?: object) => void {
  const navigate = useNavigate();
  const { from } = (useLocation().state as { from?: string } | null) ?? {};
  return (to, state) => navigate(to, { replace: true, state: { ...state, ...(from && { from }) } });
}

/** Navigates to `target`, also from a page opened elsewhere; one opened from `target` is left by a step back. */
export function useBackTo(target: string): () => void {
  const navigate = useNavigate();
  const from = (useLocation().state as { from?: string } | null)?.from;
  return () => (from === target ? navigate(stepsBack()) : navigate(target, { replace: true }));
}
