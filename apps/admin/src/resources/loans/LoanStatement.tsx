import { Link } from 'react-admin';
import { Facts } from '../../ui/Facts.js';
import { money, whole } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { Age } from './LoanColumns.js';
import {
  dueDay,
  lateText,
  type Payoff,
  payoffTitle,
  STAGES,
  STATES,
  stageOf,
  type WholeLoan,
} from './loan.js';
import { percent, yearly } from './products/loan-product.js';

const WAYS = { balance: 'His balance', proof: 'A proof' } as const;

/** What was signed, and how far it has come. */
export const LoanStatement = ({ loan }: { loan: WholeLoan }) => {
  const stage = stageOf(loan);
  return (
    <Section title={`Loan ${loan.id}`} action={<Pill {...STATES[loan.status]} />}>
      <Facts
        rows={[
          [
            'Customer',
            <Link key="customer" to={`/customers/${loan.customer_id}/show`}>
              {loan.uid}
            </Link>,
          ],
          [
            'Form',
            loan.application_id && (
              <Link key="form" to={`/loan-applications/${loan.application_id}/show`}>
                Form {loan.application_id}
              </Link>
            ),
          ],
          ['Amount', `${money(loan.amount)} ${loan.currency}`],
          ['Product', loan.product_name],
          ['Days', loan.loan_period],
          ['Interest a day', percent(loan.interest_rate)],
          ['Without interest', `${loan.free_period} days`],
          ['Penalty a day late', percent(loan.penalty_rate)],
          ['Asked', <When key="asked" ms={loan.created_at_ms} />],
          ...(stage === null
            ? []
            : ([
                ['Waits for', STAGES[stage]],
                ['Since', <Age key="age" row={loan} />],
                ['Promised until', <When key="promised" ms={loan.promised_at_ms} />],
                ['Claimed by', loan.claimed_by_name],
              ] as const)),
          ...(loan.disbursed_at_ms === null
            ? []
            : ([
                ['Paid out', <When key="out" ms={loan.disbursed_at_ms} />],
                ['Due on', dueDay(loan.due_at_ms)],
              ] as const)),
          ...(loan.days_late === 0
            ? []
            : ([['Late', <Pill key="late" label={lateText(loan.days_late)} tone="error" />]] as const)),
          ...(loan.ended_at_ms === null
            ? []
            : ([
                ['Ended', <When key="ended" ms={loan.ended_at_ms} />],
                ...(loan.repaid_by === null ? [] : ([['Repaid by', WAYS[loan.repaid_by]]] as const)),
              ] as const)),
          ...(loan.reason === null ? [] : ([['Said', loan.reason]] as const)),
          ...(loan.note === null ? [] : ([['Private note', loan.note]] as const)),
        ]}
      />
    </Section>
  );
};

/** What the customer read before he signed. */
export const CostThen = ({ loan: { cost, currency } }: { loan: WholeLoan }) => (
  <Section title="What he read before he signed">
    <Facts
      rows={[
        ['Interest', `${money(cost.interest)} ${currency}`],
        ['To pay when due', `${money(cost.total_due)} ${currency}`],
        ['A day later', `${money(cost.total_day_later)} ${currency}`],
        ['Yearly rate', yearly(cost.yearly_rate)],
      ]}
    />
  </Section>
);

const parts = (
  { interest, days, charged_days: charged, penalty, late_days: late }: Payoff,
  currency: string,
) =>
  [
    ['Interest', `${whole(interest)} ${currency}`],
    ['Days charged', `${charged} of ${days}`],
    ['Penalty', `${whole(penalty)} ${currency}`],
    ['Late days charged', late],
  ] as const;

/** What pays it off, with the parts it comes of. */
export const PayoffFacts = ({ loan }: { loan: WholeLoan }) => {
  const { payoff, currency, checked_from_ms: from, checked_until_ms: until } = loan;
  if (payoff === null) return null;
  return (
    <Section title={payoffTitle(loan)}>
      <Facts
        rows={[
          ['Amount', `${whole(payoff.principal)} ${currency}`],
          ...parts(payoff, currency),
          [
            'Total',
            <strong key="total">
              {whole(payoff.total)} {currency}
            </strong>,
          ],
          ['As of', <When key="as-of" ms={payoff.as_of_ms} />],
          ...(from === null
            ? []
            : ([
                [
                  'Not counted',
                  <span key="checked">
                    From <When ms={from} /> to {until === null ? 'now' : <When ms={until} />}: the first proof
                    was checked
                  </span>,
                ],
              ] as const)),
        ]}
      />
    </Section>
  );
};
