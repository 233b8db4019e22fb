import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../ui/AmountField.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { SHORT_SCREEN, SMALL_PHONE } from '../../ui/short-screen.js';
import { useConfig } from '../configuration/configuration.js';
import { Refusal } from '../wallet/Refusal.js';
import { DurationChips } from './DurationChips.js';
import { Outcomes, useStakeBounds } from './OptionOutcomes.js';
import { STAKE_LACKS } from './purchase-refused.js';
import { StakeChips } from './StakeChips.js';
import type { Purchase } from './usePurchase.js';

const Area = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  [SHORT_SCREEN]: { [SMALL_PHONE]: { gap: 4 } },
});

interface OptionTicketProps {
  purchase: Purchase;
  /** Nothing is folded. */
  whole: boolean;
}

/** Ticket: duration, stake, profit, cost and rules. */
export function OptionTicket({ purchase, whole }: OptionTicketProps) {
  const { t } = useTranslation();
  const { terms, offer } = purchase;
  if (terms.isPending) {
    return (
      <Area role="status" aria-busy aria-label={t('ui.loading')}>
        <Skeleton variant="rounded" height={56} />
        <Skeleton variant="rounded" height={52} />
        <Skeleton variant="rounded" height={44} />
      </Area>
    );
  }
  if (!terms.data) return <ErrorState onRetry={() => terms.refetch()} />;
  if (offer.durations.length === 0)
    return <EmptyState title={t('options.noDurations')} text={t('options.noDurationsText')} />;
  return (
    <Area aria-label={t('options.panel')}>
      <Fields purchase={purchase} whole={whole} />
    </Area>
  );
}

function Fields({ purchase, whole }: OptionTicketProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { offer, checked, account } = purchase;
  const bounds = useStakeBounds(checked.duration);
  return (
    <>
      <DurationChips
        durations={offer.durations}
        picked={checked.duration}
        error={purchase.durationError}
        onPick={purchase.pickSeconds}
      />
      <AmountField
        compact={!whole}
        label={t('options.stake')}
        text={checked.stakeText}
        onText={purchase.setStake}
        unit={currency}
        hint={bounds}
        unfinished={purchase.stakeUnfinished}
        error={
          purchase.missing !== undefined && purchase.stakeError ? (
            <Refusal
              key={STAKE_LACKS}
              refusal={{ key: STAKE_LACKS, message: purchase.stakeError }}
              account={account.type}
              missing={purchase.missing}
            />
          ) : (
            purchase.stakeError
          )
        }
      />
      <StakeChips purchase={purchase} free={account.free} whole={whole} />
      {whole && <Outcomes purchase={purchase} />}
      {purchase.notice && <Notice role="alert">{purchase.notice}</Notice>}
    </>
  );
}

const Notice = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.error.main,
}));
