import NotificationsActive from '@mui/icons-material/NotificationsActiveRounded';
import NotificationsOff from '@mui/icons-material/NotificationsOffRounded';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Page } from '../../ui/Page.js';
import { useBack } from '../navigation/useBack.js';
import { canBePushed } from './device.js';
import { KindSwitches } from './KindSwitches.js';
import { useDevice } from './useDevice.js';

/** Push settings of this device. Permission is requested only after a tap. */
export function NotificationsPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  return (
    <Page title={t('push.title')} onBack={back}>
      {canBePushed() ? (
        <Device />
      ) : (
        <EmptyState
          icon={<NotificationsOff />}
          title={t('push.unsupported')}
          text={t('push.unsupportedText')}
        />
      )}
    </Page>
  );
}

function Device() {
  const { t } = useTranslation();
  const device = useDevice();
  if (device.isBlocked)
    return <EmptyState icon={<NotificationsOff />} title={t('push.blocked')} text={t('push.blockedText')} />;
  if (device.isPending) return <Skeleton variant="rounded" height={320} aria-busy />;
  if (device.isError) return <ErrorState onRetry={device.retry} />;
  if (!device.choice)
    return (
      <EmptyState
        icon={<NotificationsActive />}
        title={t('push.off')}
        text={t('push.offText')}
        action={{ text: t('push.switchOn'), onPress: device.switchOn }}
      />
    );
  return <KindSwitches choice={device.choice} onChoose={device.choose} onEnd={device.end} />;
}
