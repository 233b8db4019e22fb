import { isolate } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/http.js';
import { Stack } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { Redirect } from '../navigation/Redirect.js';
import { OwnAccount } from '../security/OwnAccount.js';
import { FollowerList } from './FollowerList.js';
import { LeadCard } from './LeadCard.js';
import { useStanding } from './useTraders.js';

/** A trader's followers and own settings. */
export function MyFollowerPage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useStanding();
  const failure = failureOf(error);
  if (data && data.state !== 'approved' && data.state !== 'suspended')
    return <Redirect to="/follow/trader-apply" />;
  return (
    <OwnAccount title={t('follow.mine')} none={t('follow.applyDemo')} otherwise="/follow">
      {({ nickname }) => (
        <Stack>
          {!data && !failure && <CardSkeleton height={320} named />}
          {!data && failure && <ErrorState said={failure.said} onRetry={() => refetch()} />}
          {data?.state === 'suspended' && (
            <NoticeBanner
              card
              label={t('follow.become.suspended')}
              head={t('follow.become.suspended')}
              text={t('follow.ownSuspendedText', { reason: isolate(data.reason) })}
            />
          )}
          {data && <FollowerList standing={<LeadCard standing={data} nickname={nickname} />} />}
        </Stack>
      )}
    </OwnAccount>
  );
}
