import EmojiEvents from '@mui/icons-material/EmojiEventsRounded';
import Groups from '@mui/icons-material/GroupsRounded';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { TraderState } from '../../api/traders.js';
import { CardList } from '../../ui/Card.js';
import { ListRow } from '../../ui/ListRow.js';
import { toast } from '../../ui/toast.js';
import { useUser } from '../session/useUser.js';
import { useFollowed } from './useFollowed.js';
import { useStanding } from './useTraders.js';

const STANDING = {
  none: 'follow.become.none',
  applied: 'follow.become.applied',
  approved: 'follow.become.approved',
  rejected: 'follow.become.rejected',
  suspended: 'follow.become.suspended',
} as const satisfies Record<TraderState, string>;

/** Whether this state has a trader's page. */
const leads = (state: TraderState): boolean => state === 'approved' || state === 'suspended';

/** Two links: followed traders, and own followers or how to become a trader. */
export function OwnFollowing() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = useUser();
  const { list, followed, total } = useFollowed();
  const standing = useStanding();
  const state = standing.data?.state ?? 'none';
  const medal = <EmojiEvents color="primary" aria-hidden />;
  const copies = followed.reduce((sum, { openCopies }) => sum + openCopies, 0);
  const lead = () => {
    if (user?.isDemo) toast.info(t('session.onlyReal'));
    else navigate(leads(state) ? '/follow/my-follower' : '/follow/trader-apply');
  };
  return (
    <CardList aria-label={t('follow.yours')}>
      <ListRow
        icon={<Groups color="primary" aria-hidden />}
        title={t('follow.list')}
        second={
          list.isPending ? (
            <Skeleton variant="text" width="60%" />
          ) : !list.data ? (
            t('ui.error.title')
          ) : total === 0 ? (
            t('follow.list.none')
          ) : (
            // A list of several pages counts its copies once all are loaded.
            [
              t('follow.list.traders', { number: total }),
              ...(list.hasNextPage ? [] : [t('follow.list.copies', { number: copies })]),
            ].join(' · ')
          )
        }
        onPress={() => navigate('/follow/follow-list')}
      />
      {standing.isLoading ? (
        <ListRow
          icon={medal}
          title={<Skeleton variant="text" width="40%" />}
          second={<Skeleton variant="text" width="60%" />}
        />
      ) : standing.isError && !standing.data ? (
        <ListRow
          icon={medal}
          title={t('ui.error.title')}
          second={t('ui.retry')}
          arrow={false}
          onPress={() => standing.refetch()}
        />
      ) : (
        <ListRow
          icon={medal}
          title={t(leads(state) ? 'follow.mine' : 'follow.become')}
          second={t(STANDING[state])}
          wraps
          onPress={lead}
        />
      )}
    </CardList>
  );
}
