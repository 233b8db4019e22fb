import { useQuery } from '@tanstack/react-query';
import type { BulkAnswer, BulkOutcome } from '@truemark/contracts/admin';
import { useState } from 'react';
import { type HttpError, useNotify, useRefresh } from 'react-admin';
import { post, repeatable } from '../../providers/http.js';
import { t } from '../../texts/texts.js';

export type Ids = readonly (string | number)[];

/** Number of rows with this outcome. */
export const countOf = ({ rows }: BulkAnswer, outcome: BulkOutcome): number =>
  rows.filter((row) => row.outcome === outcome).length;

/** Numbers of rows done, requested and left out, as a sentence. */
export const summaryOf = (answer: BulkAnswer): string =>
  [
    t('bulk.done', { count: countOf(answer, 'done') }),
    countOf(answer, 'asked') > 0 && t('bulk.asked', { count: countOf(answer, 'asked') }),
    countOf(answer, 'left_out') > 0 && t('bulk.leftOut', { count: countOf(answer, 'left_out') }),
  ]
    .filter(Boolean)
    .join(' ');

interface Wanted {
  readonly path: string;
  readonly ids: Ids;
  /** Action for the rows; null while not yet known. */
  readonly body: object | null;
  readonly onDone: () => void;
}

/** Previews an action on the selected rows, and performs it on those not left out. */
export function useBulk({ path, ids, body, onDone }: Wanted) {
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const { data: preview = null, error } = useQuery({
    queryKey: ['bulk', path, ids, body],
    queryFn: () => post<BulkAnswer>(path, { ...body, ids, is_preview: true }).catch(repeatable),
    enabled: body !== null,
    gcTime: 0,
    retry: false,
  });
  const run = async (more: object = {}): Promise<void> => {
    const kept = (preview?.rows ?? []).filter(({ outcome }) => outcome !== 'left_out').map(({ id }) => id);
    setBusy(true);
    try {
      const answer = await post<BulkAnswer>(path, { ...body, ...more, ids: kept, is_preview: false });
      const isWhole = countOf(answer, 'left_out') === 0;
      notify(summaryOf(answer), { type: isWhole ? 'success' : 'warning', autoHideDuration: 8000 });
      refresh();
      onDone();
    } catch (failure) {
      notify((failure as HttpError).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { preview, busy, run, refusal: error?.message ?? null };
}
