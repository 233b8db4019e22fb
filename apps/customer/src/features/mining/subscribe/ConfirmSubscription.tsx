import { damagesOf, dayProfit, redeemable, totalProfit } from '@truemark/domain';
import type { Money } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { OfferedFund } from '../../../api/funds.js';
import { ConfirmSheet } from '../../../ui/ConfirmSheet.js';
import { Facts } from '../../../ui/Facts.js';
import { FundMoney } from '../FundMoney.js';
import { daysText, moneyText } from '../fund-words.js';

interface ConfirmSubscriptionProps {
  open: boolean;
  fund: OfferedFund;
  amount: Money;
  /** Free balance of the funding account; undefined: unknown. */
  free: Money | undefined;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation with the exact amounts to be locked. What is confirmed is what is sent. */
export function ConfirmSubscription(props: ConfirmSubscriptionProps) {
  const { open, fund, amount, free, busy, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const { currency } = fund;
  const money = (value: Money | undefined) => <FundMoney amount={value} currency={currency} />;
  const days = daysText(fund.lockDividendDays);
  return (
    <ConfirmSheet
      open={open}
      title={t('mining.confirm')}
      confirm={t('mining.confirmYes')}
      risk={`${t('mining.confirmText', {
        damages: moneyText(damagesOf(amount, fund.liquidatedDamages), currency),
        back: moneyText(redeemable(amount, fund.liquidatedDamages), currency),
      })} ${t('mining.confirmFirm')}`}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('mining.fund'), <bdi key="title">{fund.title}</bdi>],
          [t('mining.locked'), money(amount)],
          [t('mining.period'), days],
          [t('mining.dayProfit'), money(dayProfit(fund, amount))],
          [t('mining.totalProfit', { days }), money(totalProfit(fund, amount))],
          [t('mining.atTheEnd'), money(amount + totalProfit(fund, amount))],
          [t('mining.freeAfter'), money(free === undefined ? undefined : free - amount)],
        ]}
      />
    </ConfirmSheet>
  );
}
