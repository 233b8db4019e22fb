import { useQuery } from '@tanstack/react-query';
import type { MicroOrder, MicroOrders } from '@truemark/contracts';
import { get } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';
import { useSignedIn } from '../../api/session.js';
import { usePageShown } from '../../ui/shown.js';
import { useStore } from '../../ui/store.js';
import { forget, results } from './results.js';
import { ENDED } from './useOptions.js';

/** So many of the youngest are looked through. */
const YOUNGEST = 50;
const NONE: readonly MicroOrder[] = [];

/** The options that have just ended, the youngest first, until the customer has seen them. */
export function useResults() {
  const signedIn = useSignedIn();
  const shown = usePageShown();
  const ids = useStore(results);
  const { data } = useQuery({
    queryKey: keys.optionResults(ids),
    queryFn: async ({ signal }) => {
      const query = { status: ENDED, page: 1, limit: YOUNGEST };
      const { data: ended } = await get<MicroOrders>('/v2/api/micro/orders', query, { signal });
      return ended.filter(({ Id }) => ids.includes(Id));
    },
    enabled: signedIn && shown && ids.length > 0,
    meta: { quiet: true },
  });
  return { ended: ids.length > 0 ? (data ?? NONE) : NONE, dismiss: () => forget(ids) };
}
