import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/http.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Page } from '../../ui/Page.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { Redirect } from '../navigation/Redirect.js';
import { useBack } from '../navigation/useBack.js';
import { OwnAccount } from '../security/OwnAccount.js';
import { ApplyForm } from './ApplyForm.js';
import { useStanding } from './useTraders.js';

/** Application to become a trader: rules, public name and status. */
export function ApplyPage() {
  const { t } = useTranslation();
  const back = useBack('/follow');
  const { data, error, refetch } = useStanding();
  const failure = failureOf(error);
  if (data?.state === 'approved') return <Redirect to="/follow/my-follower" />;
  if (failure && !data) {
    return (
      <Page title={t('follow.apply')} onBack={back}>
        <ErrorState said={failure.said} onRetry={() => refetch()} />
      </Page>
    );
  }
  return (
    <OwnAccount title={t('follow.apply')} none={t('follow.applyDemo')} otherwise="/follow">
      {(user) => (data ? <ApplyForm standing={data} user={user} /> : <CardSkeleton height={320} named />)}
    </OwnAccount>
  );
}
