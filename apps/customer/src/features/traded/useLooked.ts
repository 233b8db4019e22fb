import { useState } from 'react';

/** Selected row and what is shown of it: its detail, or the sheet of an action. */
export interface Looked<T, S extends string> {
  readonly row: T | undefined;
  readonly sheet: 'detail' | S | null;
  /** Its detail is shown next to the list, also during an action. */
  readonly beside: boolean;
  readonly look: (at: T, to: 'detail' | S) => void;
  readonly dismiss: () => void;
  /** Ends the action; a detail next to the list stays open. */
  readonly done: () => void;
}

/** Selected row of a list. `hasRoom`: a detail fits next to the list. */
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
