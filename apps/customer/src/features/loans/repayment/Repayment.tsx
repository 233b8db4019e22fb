import CheckCircle from '@mui/icons-material/CheckCircleRounded';
import HourglassTop from '@mui/icons-material/HourglassTopRounded';
import RequestQuote from '@mui/icons-material/RequestQuoteRounded';
import Skeleton from '@mui/material/Skeleton';
import { isolate } from '@truemark/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { failureOf, Refusal } from '../../../api/http.js';
import type { Payoff } from '../../../api/loans.js';
import { Card, Stack } from '../../../ui/Card.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { ErrorState } from '../../../ui/ErrorState.js';
import { NoticeBanner } from '../../../ui/NoticeBanner.js';
import { SegmentedTabs } from '../../../ui/SegmentedTabs.js';
import { CardSkeleton } from '../../../ui/Skeletons.js';
import { useConfig } from '../../configuration/configuration.js';
import { moneyText } from '../loan-words.js';
import { repaymentPath } from '../paths.js';
import { usePayoff } from '../useLoans.js';
import { FromBalance } from './FromBalance.js';
import { PayoffCard } from './PayoffCard.js';
import { SentProof } from './SentProof.js';

/** The loan does not exist or was not paid out. */
const NOTHING_TO_REPAY = ['loan.not_found', 'loan.not_open'];

/** Payoff amount with both payment methods, or the status if nothing is to be paid. */
export function Repayment({ loanId }: { loanId: number | undefined }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data, error, refetch } = usePayoff(loanId);
  const records = { text: t('loan.records'), onPress: () => navigate('/loan/record') };
  // After repayment no loan is owed: address this one by its id from now on.
  if (data && loanId === undefined) return <Navigate to={repaymentPath(data.loan.id)} replace />;
  if (data) return <Standing payoff={data} records={records} />;
  if (error instanceof Refusal && NOTHING_TO_REPAY.includes(error.key)) {
    return <EmptyState icon={<RequestQuote aria-hidden />} title={error.message} action={records} />;
  }
  if (error) return <ErrorState {...failureOf(error)} onRetry={() => refetch()} />;
  return (
    <Stack aria-busy aria-label={t('ui.loading')}>
      <CardSkeleton height={240} />
      <Skeleton variant="rounded" height={52} />
      <CardSkeleton height={200} />
    </Stack>
  );
}

interface StandingProps {
  payoff: Payoff;
  records: { text: string; onPress: () => void };
}

function Standing({ payoff, records }: StandingProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { loan, total } = payoff;
  if (loan.status === 'active') return <Owed payoff={payoff} />;
  if (loan.status === 'checking') {
    return (
      <Stack>
        <EmptyState
          icon={<HourglassTop aria-hidden />}
          title={t('loan.checking')}
          text={t('loan.checkingText')}
          action={records}
        />
        <PayoffCard payoff={payoff} />
      </Stack>
    );
  }
  return (
    <EmptyState
      icon={<CheckCircle aria-hidden />}
      title={loan.status === 'repaid' ? t('loan.repaid') : loan.statusName}
      text={
        loan.status === 'repaid' ? t('loan.repaidText', { total: moneyText(total, currency) }) : undefined
      }
      action={records}
    />
  );
}

function Owed({ payoff }: { payoff: Payoff }) {
  const { t } = useTranslation();
  const [way, setWay] = useState<'balance' | 'proof'>('balance');
  // Reason why the last proof was rejected.
  const { reason } = payoff.loan;
  return (
    <Stack>
      {reason && (
        <NoticeBanner
          card
          label={t('loan.proofRejected')}
          head={t('loan.proofRejected')}
          text={isolate(reason)}
        />
      )}
      <PayoffCard payoff={payoff} />
      <SegmentedTabs
        label={t('loan.payHow')}
        value={way}
        options={[
          { value: 'balance', text: t('loan.fromBalance') },
          { value: 'proof', text: t('loan.byProof') },
        ]}
        onChange={setWay}
      />
      <Card>{way === 'balance' ? <FromBalance payoff={payoff} /> : <SentProof payoff={payoff} />}</Card>
    </Stack>
  );
}
