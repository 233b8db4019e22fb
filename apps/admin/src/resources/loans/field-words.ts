import { t } from '../../texts/texts.js';
import { type FieldWords, labels } from '../audit-log/field-words.js';
import { STATES } from './loan.js';

/** Field names of loans and loan products. */
export const fields: FieldWords = {
  names: {
    interest: t('loans.interest'),
    penalty: t('loans.penalty'),
    loan_period: t('fields.daysOfTheLoan'),
    free_period: t('loans.daysWithoutInterest'),
    interest_rate: t('loans.interestADay'),
    penalty_rate: t('loans.penaltyADayLate'),
    example_amount: t('fields.exampleAmount'),
    example_interest: t('fields.exampleInterest'),
    example_total_due: t('fields.exampleTotalDue'),
    example_total_day_later: t('fields.exampleTotalDayLater'),
    example_yearly_rate: t('loans.yearlyRate'),
  },
  choices: {
    'loans.status': labels(STATES),
  },
};
