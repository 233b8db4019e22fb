import History from '@mui/icons-material/HistoryRounded';
import RequestQuote from '@mui/icons-material/RequestQuoteRounded';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../../api/http.js';
import { Stack } from '../../../ui/Card.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { ErrorState } from '../../../ui/ErrorState.js';
import { Page } from '../../../ui/Page.js';
import { CardSkeleton } from '../../../ui/Skeletons.js';
import { Redirect } from '../../navigation/Redirect.js';
import { useBack } from '../../navigation/useBack.js';
import { openedFrom } from '../../navigation/useBackTo.js';
import { useUser } from '../../session/useUser.js';
import { RealOnly } from '../../wallet/RealOnly.js';
import { OpenLoanCard } from '../OpenLoanCard.js';
import { BORROW } from '../paths.js';
import { useLoanForm, useLoanProducts, useOpenLoan } from '../useLoans.js';
import { BorrowForm } from './BorrowForm.js';

/** Loan products and their cost, leading to the agreement. */
export function SubmitPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const navigate = useNavigate();
  const isReal = useUser()?.isDemo === false;
  const form = useLoanForm(isReal);
  const products = useLoanProducts(isReal);
  const open = useOpenLoan(isReal);
  const asked = [form, products, open];
  const error = asked.find((each) => each.error && each.data === undefined)?.error;
  if (form.data && form.data.status !== 'approved') return <Redirect to="/loan" />;
  if (form.data && open.data === null && products.data && products.data.length > 0) {
    return <BorrowForm products={products.data} onBack={back} />;
  }
  return (
    <Page
      title={t('loan.title')}
      onBack={back}
      actions={
        <IconButton
          aria-label={t('loan.records')}
          onClick={() => navigate('/loan/record', openedFrom(BORROW))}
        >
          <History />
        </IconButton>
      }
    >
      {!isReal && <RealOnly>{() => null}</RealOnly>}
      {isReal && error && (
        <ErrorState
          {...failureOf(error)}
          onRetry={() => {
            for (const each of asked) void each.refetch();
          }}
        />
      )}
      {isReal && !error && (
        <>
          {open.data && <OpenLoanCard loan={open.data} />}
          {open.data === null && products.data?.length === 0 && (
            <EmptyState
              icon={<RequestQuote aria-hidden />}
              title={t('loan.noProducts')}
              text={t('loan.noProductsText')}
            />
          )}
          {(open.isPending || products.isPending || form.isPending) && (
            <Stack aria-busy aria-label={t('ui.loading')}>
              <CardSkeleton height={92} />
              <CardSkeleton height={136} />
              <CardSkeleton height={280} />
            </Stack>
          )}
        </>
      )}
    </Page>
  );
}
