import { decimal } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { LoanProduct, LoanRequest } from '../../../api/loans.js';
import { ConfirmSheet } from '../../../ui/ConfirmSheet.js';
import { Facts } from '../../../ui/Facts.js';
import { MoneyText } from '../../../ui/MoneyText.js';
import { useConfig } from '../../configuration/configuration.js';
import { daysText, placesFor, yearlyText } from '../loan-words.js';
import { useLoanCost } from '../useLoans.js';

interface OrderSheetProps {
  open: boolean;
  product: LoanProduct;
  request: LoanRequest;
  onConfirm: () => void;
  onClose: () => void;
}

/** Summary of the request before the agreement is read. */
export function OrderSheet({ open, product, request, onConfirm, onClose }: OrderSheetProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { data: cost } = useLoanCost(request);
  const money = (amount: bigint | undefined) => (
    <MoneyText amount={amount} currency={currency} places={placesFor(amount ?? 0n)} />
  );
  return (
    <ConfirmSheet
      open={open}
      title={t('loan.order')}
      confirm={t('loan.toAgreement')}
      risk={t('loan.orderText')}
      disabled={!cost}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('loan.amount'), money(decimal(request.amount))],
          [t('loan.period'), daysText(product.period)],
          [t('loan.interest'), money(cost?.interest)],
          [t('loan.totalDue'), money(cost?.totalDue)],
          [t('loan.dayLater'), money(cost?.totalDayLater)],
          [t('loan.yearly'), cost ? yearlyText(cost.yearlyRate) : '–'],
        ]}
      />
    </ConfirmSheet>
  );
}
