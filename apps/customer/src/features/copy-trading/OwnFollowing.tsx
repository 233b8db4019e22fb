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
  const state = useStanding().data?.state ?? 'none';
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
          ) : total === 0 ? (
            t('follow.list.none')
          ) : (
            `${t('follow.list.traders', { number: total })} · ${t('follow.list.copies', { number: copies })}`
          )
        }
        onPress={() => navigate('/follow/follow-list')}
      />
      <ListRow
        icon={<EmojiEvents color="primary" aria-hidden />}
        title={t(leads(state) ? 'follow.mine' : 'follow.become')}
        second={t(STANDING[state])}
        wraps
        onPress={lead}
      />
    </CardList>
  );
}
