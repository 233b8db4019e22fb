import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { failureOf, goneBy } from '../../api/http.js';
import { Stack } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Page } from '../../ui/Page.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { Redirect } from '../navigation/Redirect.js';
import { useBack } from '../navigation/useBack.js';
import { FollowForm } from './FollowForm.js';
import { NoTrader } from './NoTrader.js';
import { useTrader } from './useTraders.js';

/** Terms to start following a trader, or to change them. */
export function SubmitPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const id = Number(params.get('id'));
  const back = useBack(`/follow/trader?id=${id}`);
  const { data, isPending, error, refetch } = useTrader(id);
  const failure = failureOf(error);
  const gone = goneBy(error, 'follow.unknown_trader');
  if (!(id > 0)) return <Redirect to="/follow" />;
  if (data) return <FollowForm key={data.relation?.id ?? 'new'} trader={data} onBack={back} />;
  return (
    <Page title={t('follow.terms')} onBack={back}>
      {isPending && (
        <Stack aria-busy aria-label={t('ui.loading')}>
          <CardSkeleton height={80} />
          <CardSkeleton height={360} />
          <CardSkeleton height={180} />
        </Stack>
      )}
      {gone !== undefined && <NoTrader said={gone} />}
      {failure && gone === undefined && <ErrorState said={failure.said} onRetry={() => refetch()} />}
    </Page>
  );
}
