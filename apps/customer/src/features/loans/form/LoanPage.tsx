import Skeleton from '@mui/material/Skeleton';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { failureOf } from '../../../api/http.js';
import { token } from '../../../api/session.js';
import type { User } from '../../../api/users.js';
import { Card, Stack } from '../../../ui/Card.js';
import { ErrorState } from '../../../ui/ErrorState.js';
import { Page } from '../../../ui/Page.js';
import { Timeline } from '../../../ui/Timeline.js';
import { Redirect } from '../../navigation/Redirect.js';
import { useBack } from '../../navigation/useBack.js';
import { userQuery, useUser } from '../../session/useUser.js';
import { RealOnly } from '../../wallet/RealOnly.js';
import { CostBefore } from '../submit/CostBefore.js';
import { loanFormQuery, useLoanForm } from '../useLoans.js';
import { LoanFormPage } from './LoanFormPage.js';
import { useApprovedFields } from './useApprovedFields.js';

/** Prefetches the page's first data. A visitor is sent to the log-in, and a demo account has no form. */
export const fetchAnswers = async (client: QueryClient): Promise<void> => {
  if (token.get() === null) return;
  const user = await client.ensureQueryData(userQuery);
  if (!user.isDemo) await client.prefetchQuery(loanFormQuery);
};

/** Entry page for loans: the form, or its status. */
export function LoanPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const user = useUser();
  if (user?.isDemo === false) return <OwnForm user={user} onBack={back} />;
  return (
    <Page title={t('loan.title')} onBack={back}>
      <RealOnly>{() => null}</RealOnly>
    </Page>
  );
}

function OwnForm({ user, onBack }: { user: User; onBack: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useLoanForm();
  const approved = useApprovedFields(user.isCertified);
  const { key: step } = useLocation();
  if (data?.status === 'approved') return <Redirect to="/loan/submit" />;
  if (data && data.status !== 'waiting' && approved !== undefined) {
    return (
      // Remounts per status and step, so that errors of one step do not carry over.
      <LoanFormPage
        key={`${data.status} ${step}`}
        userId={user.id}
        form={data}
        approved={approved}
        onBack={onBack}
      />
    );
  }
  return (
    <Page title={t('loan.title')} onBack={onBack}>
      {data?.status === 'waiting' ? (
        <Stack>
          <Waiting hours={data.promiseHours} />
          <CostBefore />
        </Stack>
      ) : error ? (
        <ErrorState {...failureOf(error)} onRetry={() => refetch()} />
      ) : (
        <Stack aria-busy aria-label={t('ui.loading')}>
          <Skeleton variant="rounded" height={64} />
          <Skeleton variant="rounded" height={92} />
          <Skeleton variant="rounded" height={92} />
          <Skeleton variant="rounded" height={92} />
        </Stack>
      )}
    </Page>
  );
}

function Waiting({ hours }: { hours: number }) {
  const { t } = useTranslation();
  return (
    <Card role="status">
      <Timeline
        label={t('loan.waiting.title')}
        stages={[
          { key: 'sent', title: t('loan.waiting.sent'), text: t('loan.waiting.sentText'), state: 'done' },
          {
            key: 'review',
            title: t('loan.waiting.title'),
            text: t('loan.waiting.text', { hours, count: hours }),
            state: 'now',
          },
          { key: 'borrow', title: t('loan.waiting.next'), text: t('loan.waiting.nextText'), state: 'ahead' },
        ]}
      />
    </Card>
  );
}
