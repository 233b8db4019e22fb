import { Link } from 'react-admin';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { formatUnrounded, money } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { PrivateNote } from '../../ui/review/PrivateNote.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { CustomerLink } from '../../ui/whose.js';
import { Age } from './LoanColumns.js';
import {
  dueDay,
  type LoanDetails,
  lateText,
  type Payoff,
  payoffTitle,
  STAGES,
  STATES,
  stageOf,
} from './loan.js';
import { percent, yearly } from './products/loan-product.js';

const WAYS = { balance: t('loans.hisBalance'), proof: t('loans.aProof') } as const;

/** Kind of the last request that can have been approved, by state. */
const REQUESTS: Partial<Readonly<Record<LoanDetails['status'], string>>> = {
  active: 'loans.approve',
  checking: 'loans.approve',
  repaid: 'loans.repayment_approve',
  written_off: 'loans.approve',
};

/** Signed terms of the loan, and its progress. */
export const LoanStatement = ({ loan }: { loan: LoanDetails }) => {
  const stage = stageOf(loan);
  return (
    <Section title={t('loans.loan', { id: loan.id })} action={<Pill {...STATES[loan.status]} />}>
      <Facts
        rows={[
          [t('common.customer'), <CustomerLink key="customer" id={loan.customer_id} row={loan} />],
          [
            t('loans.form'),
            loan.application_id && (
              <Link key="form" to={`/loan-applications/${loan.application_id}/show`}>
                {formatRich('loans.form2', { application: loan.application_id })}
              </Link>
            ),
          ],
          [t('common.amount'), `${money(loan.amount)} ${loan.currency}`],
          [t('loans.product'), loan.product_name],
          [t('loans.days'), loan.loan_period],
          [t('loans.interestADay'), percent(loan.interest_rate)],
          [t('loans.withoutInterest'), t('loans.days2', { freePeriod: loan.free_period })],
          [t('loans.penaltyADayLate'), percent(loan.penalty_rate)],
          [t('common.asked'), <When key="asked" ms={loan.created_at_ms} />],
          ...(stage === null
            ? []
            : ([
                [t('common.waitsFor'), STAGES[stage]],
                [t('loans.since'), <Age key="age" row={loan} />],
                [t('loans.promisedUntil'), <When key="promised" ms={loan.promised_at_ms} />],
                [t('common.claimedBy'), loan.claimed_by_name],
              ] as const)),
          ...(loan.disbursed_at_ms === null
            ? []
            : ([
                [t('loans.paidOut'), <When key="out" ms={loan.disbursed_at_ms} />],
                [t('loans.dueOn'), dueDay(loan.due_at_ms)],
              ] as const)),
          ...(loan.days_late === 0
            ? []
            : ([
                [t('loans.late'), <Pill key="late" label={lateText(loan.days_late)} tone="error" />],
              ] as const)),
          ...(loan.ended_at_ms === null
            ? []
            : ([
                [t('loans.ended'), <When key="ended" ms={loan.ended_at_ms} />],
                ...(loan.repaid_by === null ? [] : ([[t('loans.repaidBy'), WAYS[loan.repaid_by]]] as const)),
              ] as const)),
          ...(loan.reason === null ? [] : ([[t('loans.said'), loan.reason]] as const)),
          ...(loan.decided_at_ms === null
            ? []
            : ([
                [t('common.decidedBy'), loan.decided_by_name],
                [t('common.decided'), <When key="decided" ms={loan.decided_at_ms} />],
              ] as const)),
          ...(loan.note === null
            ? []
            : ([
                [t('common.privateNote'), <PrivateNote key="note" row={loan} kind={REQUESTS[loan.status]} />],
              ] as const)),
        ]}
      />
    </Section>
  );
};

/** Costs as the customer read them before he signed. */
export const CostThen = ({ loan: { cost, currency } }: { loan: LoanDetails }) => (
  <Section title={t('loans.whatHeReadBeforeHeSigned')}>
    <Facts
      rows={[
        [t('loans.interest'), `${money(cost.interest)} ${currency}`],
        [t('loans.toPayWhenDue'), `${money(cost.total_due)} ${currency}`],
        [t('loans.aDayLater'), `${money(cost.total_day_later)} ${currency}`],
        [t('loans.yearlyRate'), yearly(cost.yearly_rate)],
      ]}
    />
  </Section>
);

const parts = (
  { interest, days, charged_days: charged, penalty, late_days: late }: Payoff,
  currency: string,
) =>
  [
    [t('loans.interest'), `${formatUnrounded(interest)} ${currency}`],
    [t('loans.daysCharged'), t('loans.of', { charged, days })],
    [t('loans.penalty'), `${formatUnrounded(penalty)} ${currency}`],
    [t('loans.lateDaysCharged'), late],
  ] as const;

/** Payoff amount with its parts. */
export const PayoffFacts = ({ loan }: { loan: LoanDetails }) => {
  const { payoff, currency, checked_from_ms: from, checked_until_ms: until } = loan;
  if (payoff === null) return null;
  return (
    <Section title={payoffTitle(loan)}>
      <Facts
        rows={[
          [t('common.amount'), `${formatUnrounded(payoff.principal)} ${currency}`],
          ...parts(payoff, currency),
          [
            t('loans.total'),
            <strong key="total">
              {formatUnrounded(payoff.total)} {currency}
            </strong>,
          ],
          [t('loans.asOf'), <When key="as-of" ms={payoff.as_of_ms} />],
          ...(from === null
            ? []
            : ([
                [
                  t('loans.notCounted'),
                  <span key="checked">
                    {formatRich('loans.fromTo', {
                      from: <When ms={from} />,
                      until: until === null ? t('loans.now') : <When ms={until} />,
                    })}
                  </span>,
                ],
              ] as const)),
        ]}
      />
    </Section>
  );
};
