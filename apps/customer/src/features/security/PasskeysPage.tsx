import Key from '@mui/icons-material/KeyRounded';
import { styled } from '@mui/material/styles';
import { formatZoned, ltr } from '@truemark/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey, Passkeys } from '../../api/passkeys.js';
import { CardList, Stack } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { ListRow } from '../../ui/ListRow.js';
import { MainButton } from '../../ui/MainButton.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { useConfig } from '../configuration/configuration.js';
import { passkeysWork } from '../session/passkey-device.js';
import { AddPasskey } from './AddPasskey.js';
import { AskPasskeysRow } from './AskPasskeysRow.js';
import { EditPasskey } from './EditPasskey.js';
import { OwnAccount } from './OwnAccount.js';
import { usePasskeys } from './usePasskeys.js';

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.palette.text.secondary,
}));

/** List of passkeys, adding one, and whether one is required after the password. */
export function PasskeysPage() {
  const { t } = useTranslation();
  return (
    <OwnAccount title={t('passkeys.title')} none={t('passkeys.demo')}>
      {() => <Held />}
    </OwnAccount>
  );
}

function Held() {
  const { data, isError, refetch } = usePasskeys();
  if (isError && !data) return <ErrorState onRetry={() => refetch()} />;
  return data ? <Standing passkeys={data} /> : <CardSkeleton height={240} named />;
}

function Standing({ passkeys }: { passkeys: Passkeys }) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const [open, setOpen] = useState<Passkey>();
  const { timezone } = useConfig();
  const at = (time: number) => ltr(formatZoned(time, timezone));
  const { all, most } = passkeys;
  const isFull = all.length >= most;
  const why = passkeysWork()
    ? isFull
      ? t('passkeys.full', { most })
      : undefined
    : t('passkeys.unavailable');
  return (
    <Stack>
      <Text>{t('passkeys.text')}</Text>
      {all.length === 0 ? (
        <EmptyState icon={<Key aria-hidden />} title={t('passkeys.none')} />
      ) : (
        <CardList aria-label={t('passkeys.title')}>
          {all.map((passkey) => (
            <ListRow
              key={passkey.id}
              wraps
              icon={<Key aria-hidden />}
              title={<bdi>{passkey.name}</bdi>}
              second={
                passkey.usedAt === null
                  ? t('passkeys.created', { time: at(passkey.createdAt) })
                  : t('passkeys.used', { time: at(passkey.usedAt) })
              }
              onPress={() => setOpen(passkey)}
            />
          ))}
        </CardList>
      )}
      <MainButton fullWidth why={why} onClick={() => setAdding(true)}>
        {t('passkeys.add')}
      </MainButton>
      {all.length > 0 && <AskPasskeysRow isAsked={passkeys.isAsked} />}
      {adding && <AddPasskey onClose={() => setAdding(false)} />}
      {open && <EditPasskey passkey={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}
