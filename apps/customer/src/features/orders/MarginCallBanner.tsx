import WarningIcon from '@mui/icons-material/WarningAmberRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatPlaces, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTopic } from '../../api/live/live.js';
import { useAccountMark } from '../../api/live/positions.js';
import { Figure } from '../../ui/Figure.js';
import { useConfig } from '../configuration/configuration.js';

const Banner = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  padding: '8px 16px',
  ...theme.typography.body2,
  color: theme.palette.text.primary,
  background: theme.palette.danger.tint,
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  '& > svg': { color: theme.palette.danger.text, flex: 'none' },
  '& > div': { flex: '1 1 220px', minWidth: 0 },
  '& strong': { color: theme.palette.danger.text, fontWeight: 650 },
  '& p': { margin: 0 },
  '& > span': { display: 'flex', gap: 4, marginInlineStart: 'auto' },
}));

/** Warning while the margin level is at or below the margin call level: the level, what will happen, and what to do. */
export function MarginCallBanner() {
  const { t } = useTranslation();
  const { stop_out_level } = useConfig();
  useTopic('positions');
  const mark = useAccountMark();
  if (!mark?.isMarginCall) return null;
  return (
    <Banner aria-label={t('orders.call.label')}>
      <WarningIcon aria-hidden />
      <div>
        <strong>
          {t('orders.marginLevel')} <Figure>{formatPlaces(mark.marginLevel, 2)}%</Figure>
        </strong>
        <p role="alert">{t('orders.call.text', { level: ltr(`${stop_out_level}%`) })}</p>
      </div>
      <span>
        <Button component={Link} to="/order?type=1&source=0" color="inherit">
          {t('orders.call.orders')}
        </Button>
        <Button component={Link} to="/mine/accounts" color="inherit">
          {t('orders.call.accounts')}
        </Button>
      </span>
    </Banner>
  );
}
