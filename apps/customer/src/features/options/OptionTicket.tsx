import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { formatMoney, formatSignedPlaces, ltr, MONEY_PLACES } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../ui/AmountField.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { FoldLine } from '../../ui/FoldLine.js';
import { LOW, TIGHT } from '../../ui/low.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { useConfig } from '../configuration/configuration.js';
import { Refusal } from '../wallet/Refusal.js';
import { DurationChips } from './DurationChips.js';
import { STAKE_LACKS } from './purchase-refused.js';
import { RuleList } from './RuleList.js';
import { StakeChips } from './StakeChips.js';
import { useOptionRules } from './useOptionRules.js';
import type { Purchase } from './usePurchase.js';

const Area = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  [LOW]: { [TIGHT]: { gap: 4 } },
});

interface OptionTicketProps {
  purchase: Purchase;
  /** There is room for everything: nothing is folded away. */
  whole: boolean;
}

/** How long and for how much; what it would bring, what it would cost, and by which rules. */
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
  const { duration } = checked;
  const bound = (amount: bigint | undefined): string => ltr(formatMoney(amount ?? 0n));
  const bounds = t('options.bounds', { least: bound(duration?.least), most: bound(duration?.most) });
  return (
    <>
      <DurationChips
        durations={offer.durations}
        picked={duration}
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
        error={
          purchase.missing !== undefined && purchase.stakeError ? (
            <Refusal
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
      {whole ? <Outcomes purchase={purchase} /> : <Folded purchase={purchase} bounds={bounds} />}
      {purchase.notice && <Notice role="alert">{purchase.notice}</Notice>}
    </>
  );
}

interface OutcomesProps {
  purchase: Purchase;
  /** Which stakes the duration takes, where the field has no room to say so. */
  bounds?: string;
}

/** What it comes to either way, and the rules that decide. */
function Outcomes({ purchase, bounds }: OutcomesProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const rules = useOptionRules();
  const { account, checked, lossLevel } = purchase;
  const { duration, stake, win, loss } = checked;
  const payout = { stake: stake ?? 0n, ratio: duration?.ratio ?? 0n, lossLevel };
  return (
    <>
      <Facts
        facts={[
          [
            t(account.name),
            account.free === undefined ? null : (
              <MoneyText key="b" amount={account.free} currency={currency} />
            ),
          ],
          [t('options.stake'), bounds ?? null],
          [t('options.ifWin'), <MoneyText key="w" amount={win} signed currency={currency} />],
          [t('options.ifLoss'), <MoneyText key="l" amount={-loss} signed currency={currency} />],
        ]}
      />
      <RuleList rules={rules.outcomes(payout)} />
    </>
  );
}

/** The least that has to be known on one line; pressed it says everything. */
function Folded({ purchase, bounds }: OutcomesProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { account, checked } = purchase;
  return (
    <FoldLine
      label={t('options.terms')}
      line={
        <>
          <span>
            {t('options.lossShort')}{' '}
            <Figure>
              {formatSignedPlaces(-checked.loss, MONEY_PLACES)} {currency}
            </Figure>
          </span>
          {account.free !== undefined && (
            <span>
              {t('trade.freeShort')}{' '}
              <Figure>
                {formatMoney(account.free)} {currency}
              </Figure>
            </span>
          )}
          <span>{t('options.tieShort')}</span>
        </>
      }
    >
      <Outcomes purchase={purchase} bounds={bounds} />
    </FoldLine>
  );
}

const Notice = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.error.main,
}));
