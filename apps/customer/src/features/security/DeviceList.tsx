import Devices from '@mui/icons-material/DevicesRounded';
import Button from '@mui/material/Button';
import { ltr } from '@truemark/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardList } from '../../ui/Card.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { ListRow } from '../../ui/ListRow.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { SkeletonList } from '../../ui/Skeletons.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { TimeText } from '../../ui/TimeText.js';
import { useNow } from '../../ui/useNow.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { deviceName } from './device-name.js';
import { useDevices, useSignOutDevices } from './useDevices.js';

/** Latin text, whatever the direction of the page. */
function named(userAgent: string): string | null {
  const name = deviceName(userAgent);
  return name && ltr(name);
}

/** Devices on which the customer is signed in, with sign-out. */
export function DeviceList() {
  const { t } = useTranslation();
  const { timezone } = useConfig();
  const now = useNow(60_000);
  const { data, isPending, isError, refetch } = useDevices();
  const signOut = useSignOutDevices();
  const [leavingAll, setLeavingAll] = useState(false);
  const others = data?.filter((device) => !device.isCurrent) ?? [];
  return (
    <section>
      <SectionTitle>{t('devices.title')}</SectionTitle>
      {isPending && <SkeletonList rows={1} />}
      {isError && !data && <ErrorState onRetry={() => refetch()} />}
      {data && (
        <CardList>
          {data.map((device) => (
            <ListRow
              key={device.id}
              icon={<Devices aria-hidden />}
              title={named(device.userAgent) ?? t('devices.unknown')}
              wraps
              second={
                <>
                  {ltr(device.address)} ·{' '}
                  <TimeText
                    plain
                    at={device.lastUsedAt}
                    now={now}
                    tag={currentLanguage().tag}
                    zone={timezone}
                  />
                </>
              }
              end={
                device.isCurrent ? (
                  <StatusBadge tone="accent">{t('devices.this')}</StatusBadge>
                ) : (
                  <Button
                    sx={{ minHeight: 44 }}
                    disabled={signOut.isPending}
                    onClick={() => signOut.mutate({ id: device.id })}
                  >
                    {t('devices.signOut')}
                  </Button>
                )
              }
            />
          ))}
        </CardList>
      )}
      {others.length > 0 && (
        <Button fullWidth variant="outlined" sx={{ mt: 3 }} onClick={() => setLeavingAll(true)}>
          {t('devices.signOutOthers')}
        </Button>
      )}
      <ConfirmSheet
        open={leavingAll}
        title={t('devices.othersAsk')}
        confirm={t('devices.signOutOthers')}
        busy={signOut.isPending}
        onConfirm={() => signOut.mutate('others', { onSettled: () => setLeavingAll(false) })}
        onClose={() => setLeavingAll(false)}
      >
        {t('devices.othersText', { number: others.length })}
      </ConfirmSheet>
    </section>
  );
}
