import { useQuery } from '@tanstack/react-query';
import type { Option } from '../../api/options.js';
import { fetchOptions } from '../../api/options.js';
import { keys } from '../../api/query-keys.js';
import { useSignedIn } from '../../api/session.js';
import { usePageShown } from '../../ui/shown.js';
import { useStore } from '../../ui/store.js';
import { forget, results } from './results.js';

/** So many of the youngest are looked through. */
const YOUNGEST = 50;
const NONE: readonly Option[] = [];

/** The options that have just ended, the youngest first, until the customer has seen them. */
export function useResults() {
  const signedIn = useSignedIn();
  const shown = usePageShown();
  const ids = useStore(results);
  const { data } = useQuery({
    queryKey: keys.optionResults(ids),
    queryFn: async ({ signal }) => {
      const { rows } = await fetchOptions({ list: 'ended', page: 1, limit: YOUNGEST }, { signal });
      return rows.filter(({ id }) => ids.includes(id));
    },
    enabled: signedIn && shown && ids.length > 0,
    meta: { quiet: true },
  });
  return { ended: ids.length > 0 ? (data ?? NONE) : NONE, dismiss: () => forget(ids) };
}
