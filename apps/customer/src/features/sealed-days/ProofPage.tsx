import VerifiedUser from '@mui/icons-material/VerifiedUserRounded';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/http.js';
import { Card, Stack } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Page } from '../../ui/Page.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { useBack } from '../navigation/useBack.js';
import { ChainCard, lastSeen, useChainCheck } from './ChainCard.js';
import { Checks } from './Checks.js';
import { useSealedDays } from './useSealedDays.js';

const Intro = styled(Card)(({ theme }) => ({
  '& > p': { margin: 0, ...theme.typography.body1 },
}));

/** There are no days any more, but this browser remembers one. */
function Gone() {
  return <ChainCard check={useChainCheck()} />;
}

/** Page on which anyone can verify past days in the browser. */
export function ProofPage() {
  const { t } = useTranslation();
  const back = useBack('/');
  const { data, error, refetch } = useSealedDays();
  const [hasSeen] = useState(() => lastSeen() !== null);
  const failure = data ? null : failureOf(error);
  if (data && data.seals.length > 0) return <Checks days={data} />;
  return (
    <Page title={t('seals.title')} onBack={back}>
      <Stack>
        <Intro>
          <p>{t('seals.intro')}</p>
        </Intro>
        {data && hasSeen && <Gone />}
        {data && !hasSeen && (
          <EmptyState icon={<VerifiedUser />} title={t('seals.none')} text={t('seals.noneText')} />
        )}
        {failure && <ErrorState {...failure} onRetry={() => refetch()} />}
        {!data && !failure && (
          <>
            <CardSkeleton height={120} named />
            <CardSkeleton height={320} />
            <CardSkeleton height={260} />
          </>
        )}
      </Stack>
    </Page>
  );
}
