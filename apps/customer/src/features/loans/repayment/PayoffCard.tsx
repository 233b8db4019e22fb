import { styled } from '@mui/material/styles';
import { ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { Payoff } from '../../../api/loans.js';
import { Card } from '../../../ui/Card.js';
import { Facts } from '../../../ui/Facts.js';
import { MoneyText } from '../../../ui/MoneyText.js';
import { useConfig } from '../../configuration/configuration.js';
import { HelpText } from '../../wallet/Form.js';
import { LoanProof } from '../LoanProof.js';
import { daysText, dayText, exactText, moneyText, penaltyADay, placesFor, rateText } from '../loan-words.js';

const Sum = styled('div')(({ theme }) => ({
  marginBlockEnd: 12,
  '& > span': { display: 'block', ...theme.typography.body2, color: theme.palette.text.secondary },
  '& > strong': { ...theme.typography.h1, display: 'block' },
}));

/** Payoff amount at an instant, with its parts and their inputs. */
export function PayoffCard({ payoff }: { payoff: Payoff }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { loan, total, principal, interest, penalty, days, freeDays, lateDays, dueAt, asOf } = payoff;
  const money = (amount: bigint) => (
    <MoneyText amount={amount} currency={currency} places={placesFor(amount)} />
  );
  const charged = Math.max(0, days - freeDays);
  // Days on which a first proof was being checked are not counted, so an overdue loan may have no day late.
  const isLate = loan.isOverdue || lateDays > 0;
  return (
    <Card aria-label={t('loan.payoff')}>
      <Sum data-testid="loan-payoff">
        <span>{t(loan.status === 'active' ? 'loan.payoffToday' : 'loan.payoff')}</span>
        <strong>{money(total)}</strong>
      </Sum>
      <Facts
        facts={[
          [t('loan.principal'), money(principal)],
          [t('loan.interest'), money(interest)],
          [t('loan.chargedDays'), daysText(charged)],
          [t('loan.penalty'), isLate ? money(penalty) : null],
          [t('loan.lateDays'), isLate ? daysText(lateDays) : null],
          [t('loan.due'), dayText(dueAt - 1)],
          [t('loan.asOf'), exactText(asOf)],
        ]}
      />
      {loan.status === 'active' && (
        <HelpText sx={{ mt: 3 }}>
          {isLate
            ? t('loan.runsPenalty', {
                rate: rateText(loan.penaltyRate),
                amount: moneyText(penaltyADay(loan), currency),
              })
            : t(freeDays > 0 ? 'loan.runsInterest' : 'loan.runsInterestWhole', {
                days: ltr(String(days)),
                free: ltr(String(freeDays)),
                rate: rateText(loan.interestRate),
              })}
        </HelpText>
      )}
      <LoanProof loanId={loan.id} />
    </Card>
  );
}
