import History from '@mui/icons-material/HistoryRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { formatDecimal } from '@truemark/money';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { LoanProduct } from '../../../api/loans.js';
import { AmountField } from '../../../ui/AmountField.js';
import { Card, Stack } from '../../../ui/Card.js';
import { Page } from '../../../ui/Page.js';
import { PickField } from '../../../ui/PickField.js';
import { useConfig, useFlag } from '../../configuration/configuration.js';
import { Form } from '../../wallet/Form.js';
import { daysText, moneyText } from '../loan-words.js';
import { AgreeCard } from './AgreeCard.js';
import { AmountSlider } from './AmountSlider.js';
import { CostCard } from './CostCard.js';
import { OrderSheet } from './OrderSheet.js';
import { useWish } from './useWish.js';

interface BorrowFormProps {
  /** At least one. */
  products: readonly LoanProduct[];
  onBack: () => void;
}

/** How much, for how long; what it costs; and the order, which leads to the agreement. */
export function BorrowForm({ products, onBack }: BorrowFormProps) {
  const { t } = useTranslation();
  const formId = useId();
  const navigate = useNavigate();
  const { currency } = useConfig();
  const needsTick = useFlag('is_loan_protocol');
  const wish = useWish(products);
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const [ordering, setOrdering] = useState(false);
  const { product, amount } = wish;
  const bounds = t('cash.bounds', {
    least: moneyText(product.least, currency),
    most: moneyText(product.most, currency),
  });
  const fault = () => {
    if (amount === 'missing') return asked ? t('loan.input_amount') : undefined;
    return amount === 'bounds' ? t('loan.outOfBounds', { bounds }) : undefined;
  };
  const lacksTick = needsTick && !agreed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (wish.whole && !lacksTick) setOrdering(true);
  };
  return (
    <Page
      title={t('loan.title')}
      onBack={onBack}
      actions={
        <IconButton aria-label={t('loan.records')} onClick={() => navigate('/loan/record')}>
          <History />
        </IconButton>
      }
      foot={
        <div>
          <Button fullWidth type="submit" form={formId} variant="contained">
            {t('loan.confirm')}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          <Card>
            <Form as="div">
              <PickField
                label={t('loan.period')}
                placeholder=""
                value={product.id}
                onPick={wish.setProduct}
                choices={products.map(({ id, period, name, least, most }) => ({
                  value: id,
                  text: daysText(period),
                  second: (
                    <>
                      <bdi>{name}</bdi> · {moneyText(least, currency)} – {moneyText(most, currency)}
                    </>
                  ),
                }))}
              />
              <AmountField
                label={t('loan.amount')}
                text={wish.text}
                unit={currency}
                hint={bounds}
                error={fault()}
                onText={wish.setText}
              />
              <AmountSlider
                label={t('loan.amountSlider')}
                least={product.least}
                most={product.most}
                amount={typeof amount === 'bigint' ? amount : product.least}
                text={typeof amount === 'bigint' ? moneyText(amount, currency) : t('loan.noAmount')}
                onAmount={(chosen) => wish.setText(formatDecimal(chosen))}
              />
            </Form>
          </Card>
          <CostCard product={product} wish={wish.settled} />
          <AgreeCard
            needed={needsTick}
            agreed={agreed}
            onAgreed={setAgreed}
            error={asked && lacksTick ? t('loan.agreeMissing') : undefined}
          />
        </Stack>
      </form>
      {wish.whole && (
        <OrderSheet
          open={ordering}
          product={product}
          wish={wish.whole}
          onClose={() => setOrdering(false)}
          onConfirm={() =>
            navigate(`/loan/agreement?id=${product.id}&amount=${formatDecimal(amount as bigint)}`)
          }
        />
      )}
    </Page>
  );
}
