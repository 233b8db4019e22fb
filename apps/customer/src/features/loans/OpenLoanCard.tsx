import RequestQuote from '@mui/icons-material/RequestQuoteRounded';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Loan } from '../../api/loans.js';
import { Card } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { useConfig } from '../configuration/configuration.js';
import { openedFrom } from '../navigation/useBackTo.js';
import { dayText, moneyText, penaltyADay } from './loan-words.js';
import { BORROW, repaymentPath } from './paths.js';

const WORDS = {
  review: 'loan.open.review',
  active: 'loan.open.active',
  checking: 'loan.open.checking',
} as const;

/** The existing loan with its actions. */
export function OpenLoanCard({ loan }: { loan: Loan }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency } = useConfig();
  const { status } = loan;
  const isOwed = status === 'active';
  const late = t('loan.overdueText', {
    day: dayText(loan.dueAt ?? 0),
    amount: moneyText(penaltyADay(loan), currency),
  });
  return (
    <Card>
      <EmptyState
        icon={<RequestQuote aria-hidden />}
        title={t('loan.open.title', { amount: moneyText(loan.amount, currency) })}
        text={loan.isOverdue ? late : status in WORDS ? t(WORDS[status as keyof typeof WORDS]) : undefined}
        action={{
          text: t(isOwed ? 'loan.repay' : 'loan.open.look'),
          onPress: () =>
            isOwed ? navigate(repaymentPath(loan.id)) : navigate('/loan/record', openedFrom(BORROW)),
        }}
      />
    </Card>
  );
}
