import Savings from '@mui/icons-material/SavingsRounded';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureOf, Refusal } from '../../../api/http.js';
import { Stack } from '../../../ui/Card.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { ErrorState } from '../../../ui/ErrorState.js';
import { Page } from '../../../ui/Page.js';
import { CardSkeleton } from '../../../ui/Skeletons.js';
import { useBack } from '../../navigation/useBack.js';
import { useUser } from '../../session/useUser.js';
import { RealOnly } from '../../wallet/RealOnly.js';
import { useMiningTitle } from '../fund-words.js';
import { useFund } from '../useMining.js';
import { SubscribeForm } from './SubscribeForm.js';

/** A fund's offer with the subscription form. */
export function SubscribePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const title = useMiningTitle();
  const back = useBack('/mining');
  const [params] = useSearchParams();
  const isReal = useUser()?.isDemo === false;
  const id = Number(params.get('id'));
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { data, error, refetch } = useFund(id, isReal && isNumber);
  if (data) return <SubscribeForm key={data.id} fund={data} onBack={back} />;
  const failure = failureOf(error);
  const isNone = !isNumber || (error instanceof Refusal && error.key === 'fund.not_found');
  return (
    <Page title={title} onBack={back}>
      {!isReal && <RealOnly>{() => null}</RealOnly>}
      {isReal && isNone && (
        <EmptyState
          icon={<Savings aria-hidden />}
          title={t('mining.gone')}
          text={t('mining.goneText')}
          action={{ text: t('mining.others'), onPress: () => navigate('/mining', { replace: true }) }}
        />
      )}
      {isReal && !isNone && failure && <ErrorState said={failure.said} onRetry={() => refetch()} />}
      {isReal && !isNone && !failure && (
        <Stack aria-busy aria-label={t('ui.loading')}>
          <CardSkeleton height={220} />
          <CardSkeleton height={200} />
          <CardSkeleton height={120} />
        </Stack>
      )}
    </Page>
  );
}
