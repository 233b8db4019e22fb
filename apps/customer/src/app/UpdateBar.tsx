import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownDevice } from '../features/notifications/useDevice.js';
import { useStore } from '../ui/store.js';
import { install, waiting } from './installed.js';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: '0 8px',
  padding: '0 16px',
  ...theme.typography.body2,
  color: theme.palette.text.primary,
  background: theme.palette.tokens.raised,
}));

/** Keeps the service worker and the push subscription alive, and asks before a new version is activated. */
export function UpdateBar() {
  const { t } = useTranslation();
  const takeOver = useStore(waiting);
  useKnownDevice();
  useEffect(() => {
    // Without a network the installation fails; retry once there is one.
    const begin = () => void install().catch(() => addEventListener('online', begin, { once: true }));
    begin();
    return () => removeEventListener('online', begin);
  }, []);
  return (
    takeOver && (
      <Bar role="status">
        <span>{t('update.ready')}</span>
        <Button variant="text" onClick={takeOver}>
          {t('update.now')}
        </Button>
        <Button variant="text" onClick={() => waiting.set(null)}>
          {t('update.later')}
        </Button>
      </Bar>
    )
  );
}
