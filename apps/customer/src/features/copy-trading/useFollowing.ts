import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { beginFollow, changeFollow, type FollowRequest, fetchFollowPreview } from '../../api/follows.js';
import { useIdempotentCall } from '../../api/useIdempotentCall.js';
import { copyKeys } from './keys.js';

/** Preview of the settings on the trader's last events. Keeps the previous answer while typing. */
export function useFollowPreview(request: FollowRequest | null) {
  return useQuery({
    queryKey: copyKeys.preview(request),
    queryFn: ({ signal }) => fetchFollowPreview(request as FollowRequest, { signal }),
    enabled: request !== null,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

/** Starts following, or changes the terms of later copies. Refusals are shown at their fields. */
export function useFollowCall(begins: boolean) {
  const { t } = useTranslation();
  const begin = useIdempotentCall({ action: beginFollow, said: t('follow.begun'), quiet: true });
  const change = useIdempotentCall({ action: changeFollow, said: t('follow.saved'), quiet: true });
  return begins ? begin : change;
}
