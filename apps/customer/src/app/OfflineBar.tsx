import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveStatus } from '../api/live/live.js';

/** A blink of the connection is nobody's business. */
const PATIENCE = 1_500;

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '4px 16px',
  textAlign: 'center',
  color: theme.palette.text.secondary,
  background: theme.palette.tokens.raised,
}));

/** Says quietly that prices stand still until the connection is back. */
export function OfflineBar() {
  const { t } = useTranslation();
  const away = useLiveStatus() !== 'open';
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!away) return;
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [away]);
  return <div role="status">{away && long && <Bar>{t('live.lost')}</Bar>}</div>;
}
