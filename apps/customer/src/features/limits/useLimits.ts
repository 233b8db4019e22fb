import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isExcluded } from '@truemark/domain';
import { useTranslation } from 'react-i18next';
import { type Refusal } from '../../api/http.js';
import type { LimitsWish } from '../../api/limits.js';
import { fetchLimits, setLimits } from '../../api/limits.js';
import { live } from '../../api/live/live.js';
import { keys } from '../../api/query-keys.js';
import { useSignedIn } from '../../api/session.js';
import { useMoneyCall } from '../../api/useMoneyCall.js';
import { useNow } from '../../ui/useNow.js';

/** What the customer limits himself to, and how far the day and the session have come. */
export function useLimits() {
  return useQuery({
    queryKey: keys.limits,
    queryFn: ({ signal }) => fetchLimits({ signal }),
    enabled: useSignedIn(),
    refetchInterval: 60_000,
    meta: { quiet: true },
  });
}

/** Sets own limits; what is refused is said at its field. */
export function useSetLimits() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const call = useMoneyCall({ action: setLimits, said: t('limits.saved'), quiet: true });
  const set = (wish: LimitsWish, onSuccess: () => void, onRefused: (refusal: Refusal) => void) =>
    call.send(wish, {
      onSuccess: ({ data }) => {
        client.setQueryData(keys.limits, data);
        onSuccess();
      },
      onRefused,
    });
  return { set, busy: call.busy };
}

/** Until when the customer has excluded himself: epoch ms, null for ever, undefined when he has not. */
export function useExcludedUntil(): number | null | undefined {
  const { data } = useLimits();
  const now = useServerNow();
  const until = data?.excludedUntil ?? (data ? null : 0);
  return isExcluded(until, now) ? until : undefined;
}

/** The server's clock, epoch ms, to a few seconds. */
export function useServerNow(): number {
  return useNow(5_000) + live.clockOffset;
}
