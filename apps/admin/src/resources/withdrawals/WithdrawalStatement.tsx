import { Link } from 'react-admin';
import { Facts } from '../../ui/Facts.js';
import { figure, money } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { priceSourceText, targetRows } from '../../ui/review/target.js';
import { Section } from '../../ui/Section.js';
import { usePromise } from '../../ui/use-currency.js';
import { When } from '../../ui/WhenField.js';
import { currencyText, STATES, stageText, WAYS, type WholeWithdrawal, waitsFor } from './withdrawal.js';

/** What the customer asked for, and how long he has waited. */
export const WithdrawalStatement = ({ withdrawal }: { withdrawal: WholeWithdrawal }) => {
  const { currency } = withdrawal;
  const age = waitsFor(withdrawal, Date.now(), usePromise());
  return (
    <Section title={`Withdrawal ${withdrawal.id}`} action={<Pill {...STATES[withdrawal.status]} />}>
      <Facts
        rows={[
          [
            'Customer',
            <Link key="customer" to={`/customers/${withdrawal.customer_id}/show`}>
              {withdrawal.uid}
            </Link>,
          ],
          ['Amount', `${money(withdrawal.number)} ${currency}`],
          ['Fee', `${figure(withdrawal.fee)} ${currency}`],
          ['Receives', `${figure(withdrawal.real_number)} ${currency}`],
          ['Customer’s remark', withdrawal.memo],
          ['Asked', <When key="asked" ms={withdrawal.created_at_ms} />],
          ...(age === null
            ? []
            : ([
                ['Waits for', stageText(withdrawal)],
                ['Since', <Pill key="age" {...age} />],
                ['Claimed by', withdrawal.claimed_by_name],
              ] as const)),
          ...(withdrawal.decided_at_ms === null
            ? []
            : ([
                ['Decided', <When key="decided" ms={withdrawal.decided_at_ms} />],
                ['Said', withdrawal.reason],
                ['Private note', withdrawal.note],
              ] as const)),
          ...(withdrawal.paid_at_ms === null
            ? []
            : ([
                ['Paid', <When key="paid" ms={withdrawal.paid_at_ms} />],
                ['Reference', withdrawal.reference],
              ] as const)),
        ]}
      />
    </Section>
  );
};

/** Where it is sent to, and how much. */
export const SendTo = ({ withdrawal }: { withdrawal: WholeWithdrawal }) => {
  const { coin_number: coins, usd_price: price, currency } = withdrawal;
  const sends =
    coins === null
      ? `${figure(withdrawal.real_number)} ${currency}, as ${withdrawal.code}`
      : `${figure(coins)} ${withdrawal.code}`;
  return (
    <Section title="To be sent">
      <Facts
        rows={[
          [
            withdrawal.is_estimate ? 'How much, estimated: the approval fixes it' : 'How much',
            <strong key="sends">{sends}</strong>,
          ],
          ['Way', `${WAYS[withdrawal.way]}, ${currencyText(withdrawal)}`],
          ...(coins === null
            ? []
            : ([
                ['Price of one', price === null ? null : figure(price)],
                ['Priced by', priceSourceText(withdrawal.price_source)],
              ] as const)),
          ...targetRows(withdrawal.target),
        ]}
      />
    </Section>
  );
};
