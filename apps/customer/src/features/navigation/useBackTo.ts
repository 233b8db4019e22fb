import { useLocation, useNavigate } from 'react-router-dom';
import { stepsBack } from '../../ui/sheet-entries.js';

/** State of a navigation that names the page it starts from. */
export const openedFrom = (path: string) => ({ state: { from: path } });

/** Navigates to `target`, also from a page opened elsewhere; one opened from `target` is left by a step back. */
export function useBackTo(target: string): () => void {
  const navigate = useNavigate();
  const from = (useLocation().state as { from?: string } | null)?.from;
  return () => (from === target ? navigate(stepsBack()) : navigate(target, { replace: true }));
}
