import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureOf, goneBy } from '../../api/http.js';
import type { TraderDetail } from '../../api/traders.js';
import { Stack } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { MainButton } from '../../ui/MainButton.js';
import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { Page } from '../../ui/Page.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { useFlag } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';
import { useUser } from '../session/useUser.js';
import { LeaveSheet } from './LeaveSheet.js';
import { NoTrader } from './NoTrader.js';
import { TraderFigures } from './TraderFigures.js';
import { TraderHistory } from './TraderHistory.js';
import { useCopies } from './useFollowed.js';
import { useTrader } from './useTraders.js';

/** Trader page: profile, results, cost of following, and copies. */
export function TraderPage() {
  const { t } = useTranslation();
  const back = useBack('/follow');
  const [params] = useSearchParams();
  const id = Number(params.get('id'));
  const { data, isPending, error, refetch } = useTrader(id);
  const failure = failureOf(error);
  const gone = goneBy(error, 'follow.unknown_trader');
  if (data) return <Trader trader={data} onBack={back} />;
  return (
    <Page title={t('follow.trader')} onBack={back}>
      {(!(id > 0) || gone !== undefined) && <NoTrader said={gone} />}
      {id > 0 && isPending && (
        <Stack aria-busy aria-label={t('ui.loading')}>
          <CardSkeleton height={96} />
          <CardSkeleton height={240} />
          <CardSkeleton height={180} />
        </Stack>
      )}
      {failure && gone === undefined && <ErrorState said={failure.said} onRetry={() => refetch()} />}
    </Page>
  );
}

function Trader({ trader, onBack }: { trader: TraderDetail; onBack: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = useUser();
  const offered = useFlag('is_follow');
  const [leaving, setLeaving] = useState(false);
  const { relation, isSuspended } = trader;
  const { list, copies } = useCopies(trader.id, 'open', relation !== null);
  const isSelf = user?.id === trader.id;
  const why = isSelf
    ? 'follow.self'
    : isSuspended
      ? 'follow.suspended'
      : offered
        ? undefined
        : 'why.notOffered';
  const submit = () => navigate(`/follow/submit?id=${trader.id}`);
  const foot = relation ? (
    <Stack sx={{ flexFlow: 'wrap', '&& > *': { flex: '1 1 auto', px: '8px' } }}>
      <Button variant="outlined" onClick={() => setLeaving(true)}>
        {t('follow.leave')}
      </Button>
      <Button variant="contained" onClick={submit}>
        {t('follow.settings')}
      </Button>
    </Stack>
  ) : (
    <MainButton why={why && t(why)} onClick={submit}>
      {t('follow.follow')}
    </MainButton>
  );
  return (
    <Page title={t('follow.trader')} onBack={onBack} foot={foot}>
      <Stack>
        {isSuspended && (
          <NoticeBanner
            card
            label={t('follow.suspended')}
            head={t('follow.suspended')}
            text={t('follow.suspendedText')}
          />
        )}
        <TraderFigures trader={trader} />
        <TraderHistory trader={trader} />
      </Stack>
      <LeaveSheet
        open={leaving}
        traderId={trader.id}
        nickname={trader.nickname}
        hasCopies={!list.data || copies.length > 0}
        onDone={() => setLeaving(false)}
      />
    </Page>
  );
}
