import type { LoanAgreementFacts, LoanAgreementParameters } from '@truemark/i18n';

/** 1,000 for thirty days at 0.1 %, the first seven days free. */
export const agreementFixture: {
  readonly parameters: LoanAgreementParameters;
  readonly facts: LoanAgreementFacts;
} = {
  parameters: {
    name: 'Ada',
    last_name: 'Wong',
    country: 'HK',
    mobile: '852-91234567',
    amount: '1000',
    loan_period: 30,
    interest_rate: '0.001',
    free_period: 7,
    penalty_rate: '0.002',
    total_rate: '0.023',
    time: '2026-11-22',
  },
  facts: {
    lender: 'Truemark',
    currency: 'USD',
    interest: '23',
    total_due: '1023',
    total_day_later: '1025',
    yearly_rate: '0.27983333',
  },
};
