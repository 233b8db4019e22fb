import { formatAmount, formatFigure } from '@truemark/i18n';
import { parseDecimal } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { useConfig } from '../configuration/configuration.js';
import { currencyName, destinationOf } from './payout.js';
import type { WithdrawForming } from './useWithdrawForm.js';

interface PayoutFactsProps {
  form: WithdrawForming;
  /** Includes amount and destination. */
  destination?: boolean;
}

/** Fee rule of a withdrawal, before the amount is known. */
export function FeeRule({ currency }: Pick<WithdrawForming, 'currency'>) {
  const { currency: unit } = useConfig();
  const { feeType, feeRate } = currency;
  return (
    <Figure>{feeType === 'fixed' ? `${formatAmount(feeRate)} ${unit}` : `${formatFigure(feeRate)}%`}</Figure>
  );
}

/** Cost of a withdrawal and the amount received. */
export function PayoutFacts({ form, destination = false }: PayoutFactsProps) {
  const { t } = useTranslation();
  const { currency: unit } = useConfig();
  const { currency, payout, method, address } = form;
  const money = (amount: bigint) => <Figure>{`${formatAmount(amount)} ${unit}`}</Figure>;
  const { coins } = payout ?? { coins: null };
  return (
    <Facts
      facts={[
        [t('cash.amount'), destination ? money(parseDecimal(form.text) ?? 0n) : null],
        [
          t('withdraw.to'),
          destination ? <bdi key="to">{method ? destinationOf(method) : address.trim()}</bdi> : null,
        ],
        [t('withdraw.currency'), destination ? currencyName(currency) : null],
        [t('withdraw.fee'), payout ? money(payout.fee) : <FeeRule key="fee" currency={currency} />],
        [t('withdraw.received'), payout ? money(payout.received) : '–'],
        [
          t('withdraw.estimate'),
          destination && !currency.isStable
            ? t('withdraw.estimateHint', { code: currency.code, currency: unit })
            : null,
        ],
        [
          t('withdraw.coins'),
          coins === null ? null : <Figure key="coins">{`≈ ${formatFigure(coins)} ${currency.code}`}</Figure>,
        ],
      ]}
    />
  );
}
