import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Loan } from '../../../api/loans.js';
import { Facts } from '../../../ui/Facts.js';
import { MoneyText } from '../../../ui/MoneyText.js';
import { StatusBadge } from '../../../ui/StatusBadge.js';
import { TimeText } from '../../../ui/TimeText.js';
import { useConfig } from '../../configuration/configuration.js';
import { useClock } from '../../wallet/useClock.js';
import { LoanProof } from '../LoanProof.js';
import { daysText, dayText, moneyText, penaltyADay, placesFor, STATUS_TONES } from '../loan-words.js';
import { repaymentPath } from '../paths.js';
import { CancelLoan } from './CancelLoan.js';

const Box = styled('article')(({ theme }) => ({
  padding: 16,
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    marginBlockEnd: 12,
    '& > strong': { ...theme.typography.h2 },
  },
  '& > p': { ...theme.typography.body2, margin: '12px 0 0', overflowWrap: 'anywhere' },
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockStart: 16,
  '& > *': { flex: '1 1 0', minHeight: 44, paddingInline: 12 },
});

/** Label of the interest before it is paid. */
const INTEREST_WORDS: Partial<Record<Loan['status'], 'loan.interestDue' | 'loan.interestNow'>> = {
  review: 'loan.interestDue',
  active: 'loan.interestNow',
};

/** The last millisecond of the due day, because the due time is the first one after it. */
const dueDay = (dueAt: number): string => dayText(dueAt - 1);

/** One loan: status, cost and actions. */
export function LoanRow({ loan }: { loan: Loan }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency } = useConfig();
  const clock = useClock();
  const { id, status, interest, penalty, dueAt, repaymentAt } = loan;
  const money = (amount: bigint) => (
    <MoneyText amount={amount} currency={currency} places={placesFor(amount)} />
  );
  const isRepaid = status === 'repaid';
  // A loan that never ran or was cancelled costs nothing.
  const isCosting = status !== 'rejected' && status !== 'cancelled' && status !== 'writtenOff';
  return (
    <Box aria-label={t('loan.one', { id })} data-testid={`loan-${id}`}>
      <header>
        <strong>
          <MoneyText amount={loan.amount} currency={currency} />
        </strong>
        {loan.isOverdue ? (
          <StatusBadge tone="danger">{t('loan.overdue')}</StatusBadge>
        ) : (
          <StatusBadge tone={STATUS_TONES[status]}>{loan.statusName}</StatusBadge>
        )}
      </header>
      <Facts
        facts={[
          [t('loan.asked'), <TimeText key="asked" at={loan.createdAt} {...clock} />],
          [t('loan.period'), daysText(loan.period)],
          [t(INTEREST_WORDS[status] ?? 'loan.interest'), isCosting ? money(interest) : null],
          [t('loan.penalty'), isCosting && penalty > 0n ? money(penalty) : null],
          [t('loan.due'), dueAt !== null && !isRepaid ? dueDay(dueAt) : null],
          [
            t('loan.repaidAt'),
            isRepaid && repaymentAt !== null ? <TimeText key="at" at={repaymentAt} {...clock} /> : null,
          ],
        ]}
      />
      {loan.isOverdue && (
        <p>
          {t('loan.overdueText', {
            day: dayText(dueAt ?? 0),
            amount: moneyText(penaltyADay(loan), currency),
          })}
        </p>
      )}
      {loan.reason && (
        <p>
          {t(status === 'active' ? 'loan.proofRejected' : 'cash.reason')}: <bdi>{loan.reason}</bdi>
        </p>
      )}
      <Actions>
        <Button variant="outlined" onClick={() => navigate(`/loan/agreement?loan_id=${id}`)}>
          {t('loan.agreement')}
        </Button>
        {status === 'review' && <CancelLoan id={id} />}
        {status === 'active' && (
          <Button variant="contained" onClick={() => navigate(repaymentPath(id))}>
            {t('loan.repay')}
          </Button>
        )}
      </Actions>
      {status === 'checking' && <p>{t('loan.checkingText')}</p>}
      {status === 'writtenOff' && <p>{t('loan.closedText')}</p>}
      {dueAt !== null && <LoanProof loanId={id} />}
    </Box>
  );
}
