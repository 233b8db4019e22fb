import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/ErrorState.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { AppOff } from './AppOff.js';
import { AppOn } from './AppOn.js';
import { OwnAccount } from './OwnAccount.js';
import { useSecondFactor } from './useSecondFactor.js';

/** Sets up or removes the authenticator app code required with the password. */
export function SecondFactorPage() {
  const { t } = useTranslation();
  return (
    <OwnAccount title={t('factor.title')} none={t('factor.demo')}>
      {() => <Standing />}
    </OwnAccount>
  );
}

function Standing() {
  const { data, isError, refetch } = useSecondFactor();
  if (isError && !data) return <ErrorState onRetry={() => refetch()} />;
  if (!data) return <CardSkeleton height={320} named />;
  return data.isOn ? <AppOn standing={data} /> : <AppOff />;
}
