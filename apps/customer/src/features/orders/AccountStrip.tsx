import { styled } from '@mui/material/styles';
import { formatPlaces } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { useAccountMark } from '../../api/live/positions.js';
import { Card } from '../../ui/Card.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { StatCard } from '../../ui/StatCard.js';
import { useAccounts } from '../accounts/useAccounts.js';
import { useConfig } from '../configuration/configuration.js';

const Grid = styled(Card)({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });

const Call = styled('p')(({ theme }) => ({
  gridColumn: '1 / -1',
  margin: 0,
  padding: 12,
  borderRadius: 12,
  ...theme.typography.body2,
  color: theme.palette.down.text,
  background: theme.palette.down.tint,
}));

/** How the contract account stands, live. */
export function AccountStrip() {
  const { t } = useTranslation();
  const { currency, stop_out_level } = useConfig();
  const mark = useAccountMark();
  const fetched = useAccounts().accounts?.find((account) => account.type === 'forex')?.balance;
  const free = mark?.balance ?? (fetched === undefined ? undefined : decimal(fetched));
  return (
    <Grid aria-label={t('orders.account')}>
      <StatCard name={t('orders.floating')}>
        <MoneyText amount={mark?.profit} signed currency={currency} />
      </StatCard>
      <StatCard name={t('trade.free')}>
        <MoneyText amount={free} currency={currency} />
      </StatCard>
      <StatCard name={t('orders.marginUsed')}>
        <MoneyText amount={mark?.margin} currency={currency} />
      </StatCard>
      <StatCard name={t('orders.marginLevel')}>
        <Figure>{mark && mark.marginLevel > 0n ? `${formatPlaces(mark.marginLevel, 2)}%` : '–'}</Figure>
      </StatCard>
      {mark?.marginCall && <Call role="alert">{t('orders.marginCall', { level: stop_out_level })}</Call>}
    </Grid>
  );
}
