import HourglassTop from '@mui/icons-material/HourglassTopRounded';
import VerifiedUser from '@mui/icons-material/VerifiedUserRounded';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureOf } from '../../api/http.js';
import type { VerificationStanding } from '../../api/verification.js';
import { Stack } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Page } from '../../ui/Page.js';
import { useBack } from '../navigation/useBack.js';
import { LevelFormPage } from './LevelFormPage.js';
import { levelPath } from './LevelsPage.js';
import { useOffered } from './useOffered.js';
import { type LevelType, openAs, useApprovedName, useAuthInfo, useAuthStatus } from './useVerification.js';

/** One level: its form, or the status of its submission. */
export function SubmitPage() {
  const { t } = useTranslation();
  const back = useBack('/mine/auth-double');
  const [params] = useSearchParams();
  const type: LevelType = params.get('type') === '2' ? 2 : 1;
  const offered = useOffered();
  const title = t(type === 1 ? 'verification.junior' : 'verification.senior');
  const status = useAuthStatus();
  const info = useAuthInfo(type, status.data);
  const error = status.error ?? info.error;
  const isOpen = status.data && openAs(type, status.data) !== null;
  const approvedName = useApprovedName(type === 2 && isOpen === true);
  if (!offered && isOpen && info.data && approvedName !== undefined) {
    return (
      <LevelFormPage
        key={type}
        type={type}
        title={title}
        info={info.data}
        approvedName={approvedName}
        onBack={back}
      />
    );
  }
  return (
    <Page title={title} onBack={back}>
      {offered ??
        (status.data && !isOpen ? (
          <Standing status={status.data} type={type} />
        ) : error ? (
          <ErrorState
            {...failureOf(error)}
            onRetry={() => {
              void status.refetch();
              void info.refetch();
            }}
          />
        ) : (
          <Stack aria-busy>
            <Skeleton variant="rounded" height={92} />
            <Skeleton variant="rounded" height={92} />
            <Skeleton variant="rounded" height={200} />
          </Stack>
        ))}
    </Page>
  );
}

/** A level that is not available now, with the reason. */
function Standing({ status, type }: { status: VerificationStanding; type: LevelType }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const own = type === 1 ? status.junior : status.senior;
  const levels = { text: t('verification.toLevels'), onPress: () => navigate('/mine/auth-double') };
  if (own === 2) {
    const next = { text: t('verification.toSenior'), onPress: () => navigate(levelPath(2)) };
    return (
      <EmptyState
        icon={<VerifiedUser />}
        title={t('verification.certified.title')}
        text={t(type === 1 ? 'verification.certified.junior' : 'verification.certified.senior')}
        action={type === 1 && status.senior === 0 ? next : levels}
      />
    );
  }
  if (own === 1 || status.junior === 1 || status.senior === 1) {
    return (
      <div role="status">
        <EmptyState
          icon={<HourglassTop />}
          title={t('verification.waiting.title')}
          text={t('verification.waiting.text')}
          action={levels}
        />
      </div>
    );
  }
  return (
    <EmptyState
      icon={<VerifiedUser />}
      title={t('verification.juniorFirst.title')}
      text={t('verification.juniorFirst.text')}
      action={{ text: t('verification.toJunior'), onPress: () => navigate(levelPath(1)) }}
    />
  );
}
