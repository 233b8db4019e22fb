import type { ChargeRecord } from '@truemark/contracts';
import { formatFigure, formatTimestamp, ltr } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { Sheet } from '../../ui/Sheet.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { useConfig } from '../configuration/configuration.js';
import { standingOf } from './deposit-state.js';

interface DepositSheetProps {
  record: ChargeRecord | undefined;
  onClose: () => void;
}

/** Everything about one deposit. */
export function DepositSheet({ record, onClose }: DepositSheetProps) {
  const { t } = useTranslation();
  const { currency, timezone, review_promise_hours: hours } = useConfig();
  if (!record) return null;
  const { text, tone } = standingOf(record);
  const { coin_number: coins, usd_price: price, currency_code: code } = record;
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
            record.status === 0 && record.proof_img !== '' ? t('cash.promise', { hours }) : null,
          ],
          [t('cash.reason'), record.remark ? <bdi key="reason">{record.remark}</bdi> : null],
          [t('cash.amount'), <MoneyText key="amount" amount={decimal(record.number)} currency={currency} />],
          [t('deposit.currency'), code],
          [
            t(record.is_estimate === 1 ? 'deposit.estimate' : 'deposit.coins'),
            coins === null ? null : <Figure key="coins">{`${formatFigure(decimal(coins))} ${code}`}</Figure>,
          ],
          [
            t('deposit.price'),
            price === null ? null : ltr(`1 ${code} = ${formatFigure(decimal(price))} ${currency}`),
          ],
          [t('deposit.address'), record.address ? <bdi key="address">{record.address}</bdi> : null],
          [t('bank.bank_name'), record.bank_info?.bank_name ? record.bank_info.bank_name : null],
          [t('bank.payee_account'), record.bank_info?.account ? record.bank_info.account : null],
          [t('cash.time'), <Figure key="time">{formatTimestamp(record.created_at_ms, timezone)}</Figure>],
        ]}
      />
    </Sheet>
  );
}
