import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.js';
import { StatCard } from '../../ui/StatCard.js';
import { WIDE } from '../../ui/wide.js';
import { useConfig } from '../configuration/configuration.js';
import { FundMoney } from './FundMoney.js';
import { useFundTotals } from './useMining.js';

const Sums = styled(Card)({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [WIDE]: { gridTemplateColumns: 'repeat(3, 1fr)', '& > :first-of-type': { gridColumn: 'auto' } },
});

/** Totals of the customer's subscriptions. */
export function TotalsCard() {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { data } = useFundTotals();
  return (
    <Sums aria-label={t('mining.totals')} data-testid="fund-totals">
      <StatCard name={t('mining.totals.shares')}>
        <FundMoney amount={data?.shares} currency={currency} />
      </StatCard>
      <StatCard name={t('mining.totals.today')}>
        <FundMoney amount={data?.today} currency={currency} />
      </StatCard>
      <StatCard name={t('mining.totals.all')}>
        <FundMoney amount={data?.profits} currency={currency} />
      </StatCard>
    </Sums>
  );
}
