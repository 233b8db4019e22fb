import { formatDecimal } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { LoanProduct } from '../../../api/loans.js';
import { AmountField } from '../../../ui/AmountField.js';
import { PickField } from '../../../ui/PickField.js';
import { useConfig } from '../../configuration/configuration.js';
import { Form } from '../../wallet/Form.js';
import { boundsText, daysText, moneyText } from '../loan-words.js';
import { AmountSlider } from './AmountSlider.js';
import type { LoanDraft } from './useLoanDraft.js';

interface LoanFieldsProps {
  products: readonly LoanProduct[];
  draft: LoanDraft;
  /** Whether a missing amount is reported. */
  asked: boolean;
}

/** Amount and period. */
export function LoanFields({ products, draft, asked }: LoanFieldsProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { product, amount } = draft;
  const bounds = t('cash.bounds', {
    least: moneyText(product.least, currency),
    most: moneyText(product.most, currency),
  });
  const fault = () => {
    if (amount === 'missing') return asked ? t('loan.input_amount') : undefined;
    return amount === 'bounds' ? t('loan.outOfBounds', { bounds }) : undefined;
  };
  return (
    <Form as="div">
      <PickField
        label={t('loan.period')}
        placeholder=""
        value={product.id}
        onPick={draft.setProduct}
        choices={products.map(({ id, period, name, least, most }) => ({
          value: id,
          text: daysText(period),
          second: (
            <>
              <bdi>{name}</bdi> · {boundsText(least, most, currency)}
            </>
          ),
        }))}
      />
      <AmountField
        label={t('loan.amount')}
        text={draft.text}
        unit={currency}
        hint={bounds}
        error={fault()}
        onText={draft.setText}
      />
      <AmountSlider
        label={t('loan.amountSlider')}
        least={product.least}
        most={product.most}
        amount={typeof amount === 'bigint' ? amount : product.least}
        text={typeof amount === 'bigint' ? moneyText(amount, currency) : t('loan.noAmount')}
        onAmount={(chosen) => draft.setText(formatDecimal(chosen))}
      />
    </Form>
  );
}
