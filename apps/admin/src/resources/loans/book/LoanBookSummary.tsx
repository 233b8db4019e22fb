import { Alert, Skeleton } from '@mui/material';
import { Link } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { Section } from '../../../ui/Section.js';
import { LoanBookFacts } from './LoanBookFacts.js';
import { useLoanBook } from './use-loan-book.js';

/** The loan book next to the day's money. */
export const LoanBookSummary = () => {
  const { data, error } = useLoanBook();
  return (
    <Section title={t('loans.loanBookNow')} action={<Link to="/loan-book">{t('loans.open')}</Link>}>
      {error && <Alert severity="warning">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && <LoanBookFacts book={data} />}
    </Section>
  );
};
