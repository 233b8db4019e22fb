import { Alert, Box, Button, Skeleton } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { money } from '../../../ui/figures.js';
import { Guarded } from '../../../ui/Guarded.js';
import { Section } from '../../../ui/Section.js';
import { usePermission } from '../../../ui/use-permission.js';
import { FundingDialog } from '../../approvals/FundingDialog.js';
import { RequestsOf } from '../../approvals/RequestsOf.js';
import { LoanBookFacts } from './LoanBookFacts.js';
import { fundingText, type LoanBook } from './loan-book.js';
import { OverdueChart, OverdueTable } from './OverdueChart.js';
import { useLoanBook } from './use-loan-book.js';

const Figures = ({ book }: { book: LoanBook }) => {
  const [isAsking, setIsAsking] = useState(false);
  const mayAsk = usePermission('loan-book', 'create');
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <Section
          title={t('loans.loanBook')}
          action={
            mayAsk && (
              <Button variant="outlined" onClick={() => setIsAsking(true)}>
                {t('loans.fillOrEmpty')}
              </Button>
            )
          }
        >
          <LoanBookFacts book={book} />
        </Section>
        <Section title={t('loans.lateByDays', { currency: book.currency })}>
          <OverdueChart book={book} />
          <OverdueTable book={book} />
        </Section>
      </Box>
      {isAsking && (
        <FundingDialog
          title={t('loans.fillOrEmptyTheLoanBook')}
          path="loan-book/requests"
          currency={book.currency}
          textOf={(typed) => fundingText(typed, book.balance, (value) => `${money(value)} ${book.currency}`)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};

const Page = () => {
  const { data, error } = useLoanBook();
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 3 }}>
      <Title title={t('loans.loanBook')} />
      {error && <Alert severity="warning">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && <Figures book={data} />}
      <RequestsOf path="loan-book/requests" />
    </Box>
  );
};

/** Available and lent amounts of the broker, and the overdue part. */
export const LoanBookPage = () => (
  <Guarded resource="loan-book">
    <Page />
  </Guarded>
);
