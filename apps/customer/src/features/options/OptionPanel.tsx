import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { formatFigure, formatMoney, ltr } from '@truemark/i18n';
import { formatDecimal } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../ui/AmountField.js';
import { Stack } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { useConfig } from '../configuration/configuration.js';
import { DurationChips } from './DurationChips.js';
import { RuleList } from './RuleList.js';
import { useOptionRules } from './useOptionRules.js';
import type { Purchase } from './usePurchase.js';

const Stakes = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const StakeChip = styled(Button)({
  flex: '1 1 auto',
  minWidth: 44,
  minHeight: 44,
  padding: '0 8px',
  borderRadius: 999,
  fontSize: 14,
});

/** How long and for how much; what it would bring, what it would cost, and by which rules. */
export function OptionPanel({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation();
  const { terms, offer } = purchase;
  if (terms.isPending) {
    return (
      <Stack role="status" aria-busy aria-label={t('ui.loading')}>
        <Skeleton variant="rounded" height={84} />
        <Skeleton variant="rounded" height={128} />
        <Skeleton variant="rounded" height={96} />
      </Stack>
    );
  }
  if (!terms.data) return <ErrorState onRetry={() => terms.refetch()} />;
  if (offer.durations.length === 0)
    return <EmptyState title={t('options.noDurations')} text={t('options.noDurationsText')} />;
  return <Fields purchase={purchase} />;
}

function Fields({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const rules = useOptionRules();
  const { offer, checked, account, lossLevel } = purchase;
  const { duration, stake, win, loss } = checked;
  const bound = (amount: bigint | undefined): string => ltr(formatMoney(amount ?? 0n));
  const payout = { stake: stake ?? 0n, ratio: duration?.ratio ?? 0n, lossLevel };
  return (
    <Stack>
      <DurationChips
        durations={offer.durations}
        picked={duration}
        error={purchase.durationError}
        onPick={purchase.pickSeconds}
      />
      <AmountField
        label={t('options.stake')}
        text={checked.stakeText}
        onText={purchase.setStake}
        unit={currency}
        hint={t('options.bounds', { least: bound(duration?.least), most: bound(duration?.most) })}
        error={purchase.stakeError}
      />
      <Stakes role="group" aria-label={t('options.stakes')}>
        {offer.stakes.map((amount) => (
          <StakeChip
            key={String(amount)}
            variant={amount === stake ? 'contained' : 'outlined'}
            aria-pressed={amount === stake}
            onClick={() => purchase.setStake(formatDecimal(amount))}
          >
            <Figure>{formatFigure(amount)}</Figure>
          </StakeChip>
        ))}
      </Stakes>
      <Facts
        facts={[
          [
            t(account.name),
            account.free === undefined ? null : (
              <MoneyText key="b" amount={account.free} currency={currency} />
            ),
          ],
          [t('options.ifWin'), <MoneyText key="w" amount={win} signed currency={currency} />],
          [t('options.ifLoss'), <MoneyText key="l" amount={-loss} signed currency={currency} />],
        ]}
      />
      <RuleList rules={rules.outcomes(payout)} />
      {purchase.notice && <Notice role="alert">{purchase.notice}</Notice>}
    </Stack>
  );
}

const Notice = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.error.main,
}));
