import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isExcluded } from '@truemark/domain';
import { useTranslation } from 'react-i18next';
import { type Refusal } from '../../api/http.js';
import type { LimitsChange } from '../../api/limits.js';
import { fetchLimits, setLimits } from '../../api/limits.js';
import { live } from '../../api/live/live.js';
import { useSignedIn } from '../../api/session.js';
import { useIdempotentCall } from '../../api/useIdempotentCall.js';
import { useNow } from '../../ui/useNow.js';
import { limitKeys } from './keys.js';

/** The customer's own limits, with usage of the day and the session. */
export function useLimits() {
  return useQuery({
    queryKey: limitKeys.limits,
    queryFn: ({ signal }) => fetchLimits({ signal }),
    enabled: useSignedIn(),
    refetchInterval: 60_000,
    meta: { quiet: true },
  });
}

/** Sets own limits; refusals are shown at their fields. */
export function useSetLimits() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const call = useIdempotentCall({ action: setLimits, said: t('limits.saved'), quiet: true });
  const set = (changes: LimitsChange, onSuccess: () => void, onRefused: (refusal: Refusal) => void) =>
    call.send(changes, {
      onSuccess: ({ data }) => {
        client.setQueryData(limitKeys.limits, data);
        onSuccess();
      },
      onRefused,
    });
  return { set, busy: call.busy };
}

/** End of the self-exclusion: epoch ms, null for ever, undefined if not excluded. */
export function useExcludedUntil(): number | null | undefined {
  const { data } = useLimits();
  const now = useServerNow();
  const until = data?.excludedUntil ?? (data ? null : 0);
  return isExcluded(until, now) ? until : undefined;
}

/** Server time, epoch ms, to a few seconds. */
export function useServerNow(): number {
  return useNow(5_000) + live.clockOffset;
}
