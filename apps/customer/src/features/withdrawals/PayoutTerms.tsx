import { useTranslation } from 'react-i18next';
import { Facts } from '../../ui/Facts.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { useConfig } from '../configuration/configuration.js';
import { useAmountTexts } from '../wallet/useAmountTexts.js';
import { FeeRule } from './PayoutFacts.js';
import type { WithdrawForming } from './useWithdrawForm.js';

/** What could be withdrawn and for how much, while it cannot be asked for yet. */
export function PayoutTerms({ form }: { form: WithdrawForming }) {
  const { t } = useTranslation();
  const { currency: unit } = useConfig();
  const { boundsText } = useAmountTexts();
  const bounds = boundsText(form.bounds);
  return (
    <Facts
      facts={[
        [t('withdraw.free'), <MoneyText key="free" amount={form.bounds.free} currency={unit} />],
        [t('cash.amount'), bounds || null],
        [t('withdraw.fee'), <FeeRule key="fee" currency={form.currency} />],
      ]}
    />
  );
}
