import { Alert } from '@mui/material';
import { Link } from 'react-admin';
import { Facts } from '../../ui/Facts.js';
import { figure, money } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { priceSourceText, targetRows } from '../../ui/review/target.js';
import { Section } from '../../ui/Section.js';
import { usePromise } from '../../ui/use-currency.js';
import { useMay } from '../../ui/use-may.js';
import { When } from '../../ui/WhenField.js';
import {
  currencyText,
  STATES,
  stageText,
  WAYS,
  type WholeWithdrawal,
  type Withdrawal,
  waitsFor,
} from './withdrawal.js';

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

/** Whether one person is enough, who has asked, and where the request waits. */
export const SecondPersonNote = ({ withdrawal, me }: { withdrawal: Withdrawal; me: number | undefined }) => {
  const canAccess = useMay('approvals', 'list');
  const { approval, needs_second_person: isNeeded } = withdrawal;
  if (!isNeeded) return null;
  if (approval === null) {
    return (
      <Alert severity="info" variant="outlined">
        This is above the amount that one person decides on: approving it asks a second person to agree.
      </Alert>
    );
  }
  const who = approval.maker_id === me ? 'You have' : `${approval.maker} has`;
  return (
    <Alert severity="warning" variant="outlined">
      {who} asked for this. Nothing is paid before a second person agrees.{' '}
      {canAccess && <Link to={`/approvals/${approval.id}/show`}>Open the request</Link>}
    </Alert>
  );
};
