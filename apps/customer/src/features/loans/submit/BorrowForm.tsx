import History from '@mui/icons-material/HistoryRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { formatDecimal } from '@truemark/money';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { LoanProduct } from '../../../api/loans.js';
import { Card, Stack } from '../../../ui/Card.js';
import { Page } from '../../../ui/Page.js';
import { useFlag } from '../../configuration/configuration.js';
import { openedFrom } from '../../navigation/useBackTo.js';
import { BORROW } from '../paths.js';
import { AgreeCard } from './AgreeCard.js';
import { CostCard } from './CostCard.js';
import { LoanFields } from './LoanFields.js';
import { OrderSheet } from './OrderSheet.js';
import { useLoanDraft } from './useLoanDraft.js';

interface BorrowFormProps {
  /** At least one. */
  products: readonly LoanProduct[];
  onBack: () => void;
}

/** Loan form: amount, period and cost, leading to the agreement. */
export function BorrowForm({ products, onBack }: BorrowFormProps) {
  const { t } = useTranslation();
  const formId = useId();
  const navigate = useNavigate();
  const needsTick = useFlag('is_loan_protocol');
  const draft = useLoanDraft(products);
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const [ordering, setOrdering] = useState(false);
  const { product, amount } = draft;
  const lacksTick = needsTick && !agreed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (draft.whole && !lacksTick) setOrdering(true);
  };
  return (
    <Page
      title={t('loan.title')}
      onBack={onBack}
      actions={
        <IconButton
          aria-label={t('loan.records')}
          onClick={() => navigate('/loan/record', openedFrom(BORROW))}
        >
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
            <LoanFields products={products} draft={draft} asked={asked} />
          </Card>
          <CostCard product={product} request={draft.settled} />
          <AgreeCard
            needed={needsTick}
            agreed={agreed}
            onAgreed={setAgreed}
            error={asked && lacksTick ? t('loan.agreeMissing') : undefined}
          />
        </Stack>
      </form>
      {draft.whole && (
        <OrderSheet
          open={ordering}
          product={product}
          request={draft.whole}
          onClose={() => setOrdering(false)}
          onConfirm={() =>
            navigate(
              `/loan/agreement?id=${product.id}&amount=${formatDecimal(amount as bigint)}`,
              openedFrom(BORROW),
            )
          }
        />
      )}
    </Page>
  );
}
