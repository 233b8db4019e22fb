import { useGetList } from 'react-admin';
import { t } from '../../texts/texts.js';
import type { Follow } from './follow.js';

/** Current number of active follow relations, over all traders. */
export const FollowersNow = () => {
  const { total } = useGetList<Follow>('follows', {
    pagination: { page: 1, perPage: 1 },
    filter: { status: 'following' },
  });
  return total === undefined ? null : <>{t('follows.nowFollow', { count: total })}</>;
};
