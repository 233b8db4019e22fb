import { t } from '../../texts/texts.js';
import { Copyable } from '../../ui/Copyable.js';
import { Facts } from '../../ui/Facts.js';
import { formatNumber, formatUnrounded, money } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { PriceSourceText } from '../../ui/review/PriceSourceText.js';
import { PrivateNote } from '../../ui/review/PrivateNote.js';
import { targetRows } from '../../ui/review/target.js';
import { Section } from '../../ui/Section.js';
import { usePromise } from '../../ui/use-currency.js';
import { When } from '../../ui/WhenField.js';
import { CustomerLink } from '../../ui/whose.js';
import {
  currencyText,
  receivedText,
  STATES,
  stageText,
  WAYS,
  type WithdrawalDetails,
  waitsFor,
} from './withdrawal.js';

interface StatementProps {
  readonly withdrawal: WithdrawalDetails;
  /** Whether the request above it already names customer and amount. */
  readonly isNamed?: boolean;
}

/** Facts of the customer's request, and how long he has waited. */
export const WithdrawalStatement = ({ withdrawal, isNamed = false }: StatementProps) => {
  const { currency } = withdrawal;
  const age = waitsFor(withdrawal, Date.now(), usePromise());
  return (
    <Section
      title={t('withdrawals.withdrawal', { id: withdrawal.id })}
      action={<Pill {...STATES[withdrawal.status]} />}
    >
      <Facts
        rows={[
          ...(isNamed
            ? []
            : ([
                [
                  t('common.customer'),
                  <CustomerLink key="customer" id={withdrawal.customer_id} row={withdrawal} />,
                ],
                [t('common.amount'), `${money(withdrawal.number)} ${currency}`],
              ] as const)),
          [t('withdrawals.fee'), `${money(withdrawal.fee)} ${currency}`],
          [t('withdrawals.receives'), receivedText(withdrawal, currency)],
          [t('withdrawals.customersRemark'), withdrawal.memo],
          [t('common.asked'), <When key="asked" ms={withdrawal.created_at_ms} />],
          ...(age === null
            ? []
            : ([
                [t('common.waitsFor'), stageText(withdrawal)],
                [t('withdrawals.since'), <Pill key="age" {...age} />],
                [t('common.claimedBy'), withdrawal.claimed_by_name],
                ...(withdrawal.approval
                  ? [[t('approvals.askedBy'), withdrawal.approval.maker] as const]
                  : []),
              ] as const)),
          ...(withdrawal.decided_at_ms === null
            ? []
            : ([
                [t('common.decidedBy'), withdrawal.decided_by_name],
                [t('common.decided'), <When key="decided" ms={withdrawal.decided_at_ms} />],
                [t('withdrawals.said'), withdrawal.reason],
                [
                  t('common.privateNote'),
                  withdrawal.note && (
                    <PrivateNote
                      key="note"
                      row={withdrawal}
                      kind={withdrawal.status === 'rejected' ? undefined : 'withdrawals.approve'}
                    />
                  ),
                ],
              ] as const)),
          ...(withdrawal.paid_at_ms === null
            ? []
            : ([[t('withdrawals.paid'), <When key="paid" ms={withdrawal.paid_at_ms} />]] as const)),
        ]}
      />
    </Section>
  );
};

/** Amount to send. */
export const sentText = ({
  coin_number: coins,
  currency,
  code,
  real_number: sum,
}: WithdrawalDetails): string =>
  coins === null
    ? t('withdrawals.as', { realNumber: money(sum), currency, code })
    : `${formatUnrounded(coins)} ${code}`;

/** Amount to send and payment method. */
const sends = (withdrawal: WithdrawalDetails) =>
  [
    [
      withdrawal.isEstimate ? t('withdrawals.howMuchEstimatedTheApprovalFixes') : t('withdrawals.howMuch'),
      <strong key="sends">{sentText(withdrawal)}</strong>,
    ],
    [t('withdrawals.way'), `${WAYS[withdrawal.way]}, ${currencyText(withdrawal)}`],
  ] as const;

/** Target and amount of a decision. */
export const sendingFacts = (withdrawal: WithdrawalDetails) => [
  ...sends(withdrawal),
  // Here the target is compared, not copied.
  ...targetRows(withdrawal.target, 'read'),
];

/** Target and amount. A blocked withdrawal shows no address that could be copied and paid to. */
export const SendTo = ({ withdrawal, isStopped }: { withdrawal: WithdrawalDetails; isStopped: boolean }) => {
  const { coin_number: coins, usd_price: price } = withdrawal;
  return (
    <Section title={t('withdrawals.toBeSent')}>
      <Facts
        rows={[
          ...sends(withdrawal),
          ...(coins === null
            ? []
            : ([
                [t('withdrawals.priceOfOne'), price === null ? null : formatNumber(price)],
                [
                  t('withdrawals.pricedBy'),
                  withdrawal.price_source && (
                    <PriceSourceText key="priced" source={withdrawal.price_source} />
                  ),
                ],
              ] as const)),
          ...(isStopped
            ? ([[t('withdrawals.goesTo'), t('withdrawals.notShownWhileBlocked')]] as const)
            : targetRows(withdrawal.target)),
          ...(withdrawal.reference
            ? ([
                [
                  t('withdrawals.reference'),
                  <Copyable key="reference" text={withdrawal.reference} what={t('withdrawals.reference')} />,
                ],
              ] as const)
            : []),
        ]}
      />
    </Section>
  );
};
