import { useState } from 'react';

/** A row that is looked at, and what is shown of it: its detail, or a sheet on which something is done with it. */
export interface Looked<T, S extends string> {
  readonly row: T | undefined;
  readonly sheet: 'detail' | S | null;
  /** Its detail stands beside the list, also while something is done with it. */
  readonly beside: boolean;
  readonly look: (at: T, to: 'detail' | S) => void;
  readonly dismiss: () => void;
  /** Ends what was done with it; a detail that stands beside the list stays. */
  readonly done: () => void;
}

/** Which row of a list is looked at. `hasRoom`: a detail finds room beside the list. */
export function useLooked<T, S extends string>(hasRoom: boolean): Looked<T, S> {
  const [looked, setLooked] = useState<Pick<Looked<T, S>, 'sheet'> & { row: T; stays: boolean }>();
  const sheet = looked?.sheet ?? null;
  const stays = sheet !== null && looked?.stays === true;
  const show = (to: Looked<T, S>['sheet']) => setLooked(looked && { ...looked, sheet: to });
  return {
    row: looked?.row,
    sheet,
    beside: hasRoom && stays,
    look: (row, to) => setLooked({ row, sheet: to, stays: to === 'detail' || stays }),
    dismiss: () => show(null),
    done: () => show(hasRoom && stays ? 'detail' : null),
  };
}
