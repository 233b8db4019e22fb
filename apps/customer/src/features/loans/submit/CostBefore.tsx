import { formatDecimal } from '@truemark/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanProduct } from '../../../api/loans.js';
import { CardList, Stack } from '../../../ui/Card.js';
import { ListRow } from '../../../ui/ListRow.js';
import { Sheet } from '../../../ui/Sheet.js';
import { SkeletonList } from '../../../ui/Skeletons.js';
import { useConfig } from '../../configuration/configuration.js';
import { boundsText, daysText, rateText } from '../loan-words.js';
import { useLoanProducts } from '../useLoans.js';
import { CostCard } from './CostCard.js';
import { LoanFields } from './LoanFields.js';
import { useLoanDraft } from './useLoanDraft.js';

/** Height of its four lines, px. */
const LINES = 100;

/** Cost of a loan, shown before any documents are requested. */
export function CostBefore() {
  const { data: products = [], isPending } = useLoanProducts();
  if (isPending) return <SkeletonList rows={1} height={LINES} />;
  return products.length > 0 && <Costs products={products} />;
}

function Costs({ products }: { products: readonly LoanProduct[] }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const [open, setOpen] = useState(false);
  const draft = useLoanDraft(products);
  const { product } = draft;
  const show = () => {
    if (draft.text === '') draft.setText(formatDecimal(product.least));
    setOpen(true);
  };
  return (
    <>
      <CardList>
        <ListRow
          title={t('loan.cost')}
          second={
            <>
              {boundsText(product.least, product.most, currency)} · {daysText(product.period)}
              <br />
              {t('loan.daily')} {rateText(product.interestRate)}
              <br />
              {t('loan.penaltyRate')} {rateText(product.penaltyRate)}
            </>
          }
          wraps
          onPress={show}
        />
      </CardList>
      <Sheet open={open} title={t('loan.cost')} onClose={() => setOpen(false)}>
        <Stack>
          <LoanFields products={products} draft={draft} asked={false} />
          <CostCard product={product} request={draft.settled} />
        </Stack>
      </Sheet>
    </>
  );
}
