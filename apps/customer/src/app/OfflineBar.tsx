import CloudOff from '@mui/icons-material/CloudOffRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../ui/online.js';
import { useAway } from './useAway.js';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  ...theme.typography.caption,
  fontWeight: 500,
  padding: '6px 16px',
  color: theme.palette.waiting.text,
  background: theme.palette.waiting.tint,
  '& > svg': { fontSize: 16 },
}));

/** Tells the customer that the data shown is not updated until the connection is back. */
export function OfflineBar() {
  const { t } = useTranslation();
  const online = useOnline();
  const away = useAway();
  return (
    <div role="status">
      {away && (
        <Bar>
          <CloudOff aria-hidden />
          {t(online ? 'live.lost' : 'live.offline')}
        </Bar>
      )}
    </div>
  );
}
