import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { beginFollow, changeFollow, type FollowWish, fetchFollowPreview } from '../../api/follows.js';
import { useMoneyCall } from '../../api/useMoneyCall.js';
import { copyKeys } from './keys.js';

/** What such settings would have made of the trader's last events; the former answer stands while they are typed. */
export function useFollowPreview(wish: FollowWish | null) {
  return useQuery({
    queryKey: copyKeys.preview(wish),
    queryFn: ({ signal }) => fetchFollowPreview(wish as FollowWish, { signal }),
    enabled: wish !== null,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

/** Begins to follow, or changes what later copies are made by; what is refused is said at its field. */
export function useFollowCall(begins: boolean) {
  const { t } = useTranslation();
  const begin = useMoneyCall({ action: beginFollow, said: t('follow.begun'), quiet: true });
  const change = useMoneyCall({ action: changeFollow, said: t('follow.saved'), quiet: true });
  return begins ? begin : change;
}
