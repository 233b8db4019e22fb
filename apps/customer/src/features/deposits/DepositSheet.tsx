import { formatFigure, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '../../api/deposits.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { Sheet } from '../../ui/Sheet.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { ExactTime } from '../../ui/TimeText.js';
import { useConfig } from '../configuration/configuration.js';
import { standingOf } from './deposit-state.js';

interface DepositSheetProps {
  record: Deposit | undefined;
  onClose: () => void;
}

/** Details of one deposit. */
export function DepositSheet({ record, onClose }: DepositSheetProps) {
  const { t } = useTranslation();
  const { currency, timezone, review_promise_hours: hours } = useConfig();
  if (!record) return null;
  const { text, tone } = standingOf(record);
  const { coins: coins, price: price, currency: code } = record;
  return (
    <Sheet open title={t('deposit.one', { id: record.id })} onClose={onClose}>
      <Facts
        facts={[
          [
            t('cash.status'),
            <StatusBadge key="status" tone={tone}>
              {t(text)}
            </StatusBadge>,
          ],
          [
            t('cash.review'),
            record.status === 'open' && record.proof !== ''
              ? t('cash.promise', { hours, count: Number(hours) })
              : null,
          ],
          [t('cash.reason'), record.reason ? <bdi key="reason">{record.reason}</bdi> : null],
          [t('cash.amount'), <MoneyText key="amount" amount={record.amount} currency={currency} />],
          [t('deposit.currency'), code],
          [
            t(record.isEstimate ? 'deposit.estimate' : 'deposit.coins'),
            coins === null ? null : <Figure key="coins">{`${formatFigure(coins)} ${code}`}</Figure>,
          ],
          [t('deposit.price'), price === null ? null : ltr(`1 ${code} = ${formatFigure(price)} ${currency}`)],
          [t('deposit.address'), record.address ? <bdi key="address">{record.address}</bdi> : null],
          [t('bank.bank_name'), record.bank?.bankName ? record.bank.bankName : null],
          [t('bank.payee_account'), record.bank?.account ? record.bank.account : null],
          [t('cash.time'), <ExactTime key="time" at={record.createdAt} zone={timezone} />],
        ]}
      />
    </Sheet>
  );
}
