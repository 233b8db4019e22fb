import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Option } from '../../api/options.js';
import { fetchOptions } from '../../api/options.js';
import { useSignedIn } from '../../api/session.js';
import { usePageShown } from '../../ui/shown.js';
import { useStore } from '../../ui/store.js';
import { optionKeys } from './keys.js';
import { forget, results } from './results.js';

/** Number of latest options checked. */
const YOUNGEST = 50;
const NONE: readonly Option[] = [];

/** Options that just ended, newest first, until the customer has seen them. */
export function useResults() {
  const signedIn = useSignedIn();
  const shown = usePageShown();
  const ids = useStore(results);
  const { data } = useQuery({
    queryKey: optionKeys.optionResults(ids),
    queryFn: async ({ signal }) => {
      const { rows } = await fetchOptions({ list: 'ended', page: 1, limit: YOUNGEST }, { signal });
      return rows.filter(({ id }) => ids.includes(id));
    },
    enabled: signedIn && shown && ids.length > 0,
    // Keeps the results shown while one more is fetched.
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const ended = useMemo(() => data?.filter(({ id }) => ids.includes(id)) ?? NONE, [data, ids]);
  return { ended, dismiss: () => forget(ids) };
}
