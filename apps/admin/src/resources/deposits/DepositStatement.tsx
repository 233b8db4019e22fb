import { Alert } from '@mui/material';
import { Link } from 'react-admin';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { Folded } from '../../ui/Folded.js';
import { formatNumber, formatUnrounded, money } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { PriceSourceText } from '../../ui/review/PriceSourceText.js';
import { PrivateNote } from '../../ui/review/PrivateNote.js';
import { targetRows } from '../../ui/review/target.js';
import { Section } from '../../ui/Section.js';
import { usePromise } from '../../ui/use-currency.js';
import { When } from '../../ui/WhenField.js';
import { CustomerLink } from '../../ui/whose.js';
import { ProofUseLinks, whose } from '../ledger-entries/ProofUseLinks.js';
import {
  askedReference,
  type DepositDetails,
  meantUses,
  STAGES,
  STATES,
  stageOf,
  usesOf,
  WAYS,
  waitsFor,
} from './deposit.js';

/** Stated facts of the deposit, and how long the customer has waited. */
export const DepositStatement = ({ deposit }: { deposit: DepositDetails }) => {
  const stage = stageOf(deposit);
  const age = waitsFor(deposit, Date.now(), usePromise());
  return (
    <Section title={t('deposits.deposit', { id: deposit.id })} action={<Pill {...STATES[deposit.status]} />}>
      <Facts
        rows={[
          [t('common.customer'), <CustomerLink key="customer" id={deposit.customer_id} row={deposit} />],
          [t('common.amount'), `${money(deposit.number)} ${deposit.currency}`],
          [t('deposits.way'), `${WAYS[deposit.way]}, ${deposit.currency_code}`],
          ...(deposit.coin_number === null
            ? []
            : ([
                [
                  deposit.isEstimate ? t('deposits.coinsEstimatedTheApprovalFixesThem') : t('deposits.coins'),
                  `${formatUnrounded(deposit.coin_number)} ${deposit.currency_code}`,
                ],
                [
                  t('deposits.priceOfOne'),
                  deposit.usd_price === null ? null : formatNumber(deposit.usd_price),
                ],
                [
                  t('deposits.pricedBy'),
                  deposit.price_source && <PriceSourceText key="priced" source={deposit.price_source} />,
                ],
              ] as const)),
          [t('common.asked'), <When key="asked" ms={deposit.created_at_ms} />],
          [t('deposits.proofSent'), <When key="proof" ms={deposit.proof_at_ms} />],
          ...(stage === null
            ? ([
                [t('deposits.ended'), <When key="ended" ms={deposit.ended_at_ms} />],
                [t('common.decidedBy'), deposit.decided_by_name],
                [t('deposits.said'), deposit.reason],
                [
                  t('common.privateNote'),
                  deposit.note && (
                    <PrivateNote
                      key="note"
                      row={deposit}
                      kind={deposit.status === 'approved' ? 'deposits.approve' : undefined}
                    />
                  ),
                ],
              ] as const)
            : ([
                [t('common.waitsFor'), STAGES[stage]],
                [t('deposits.since'), age && <Pill key="age" {...age} />],
                [t('common.claimedBy'), deposit.claimed_by_name],
                ...(deposit.approval ? [[t('approvals.askedBy'), deposit.approval.maker] as const] : []),
              ] as const)),
        ]}
      />
    </Section>
  );
};

/** Payment method, amount sent and target. */
const sentFacts = (deposit: DepositDetails) => [
  [t('deposits.way'), `${WAYS[deposit.way]}, ${deposit.currency_code}`] as const,
  ...(deposit.coin_number === null
    ? []
    : [[t('deposits.coins'), `${formatUnrounded(deposit.coin_number)} ${deposit.currency_code}`] as const]),
  ...targetRows(deposit.target ?? {}),
];

/** Target as shown to the customer at the time. */
export const SentTo = ({ deposit }: { deposit: DepositDetails }) => {
  const { target } = deposit;
  const reference = askedReference(deposit);
  if (!target) return null;
  return (
    <Section title={t('deposits.sentTo')}>
      <Facts
        rows={[
          ...targetRows(target),
          ...(reference === null
            ? []
            : ([[t('deposits.reference'), t('deposits.askedToWrite', { uid: reference })]] as const)),
        ]}
      />
    </Section>
  );
};

/** Customers of other uses of the same picture. */
export const picturedIn = ({
  same_proof: others,
  same_proof_elsewhere: elsewhere,
}: DepositDetails): number[] => [...others, ...elsewhere].map(({ customer_id: id }) => id);

interface UsesProps {
  readonly deposit: DepositDetails;
  /** Whether a dialog is open: links then keep the page and open a new tab. */
  readonly isAsked?: boolean;
}

/** Other uses of the proof's picture: each with page, customer, state and time. */
const OtherUses = ({ deposit, isAsked = false }: UsesProps) => {
  const { same_proof: others, same_proof_elsewhere: elsewhere, customer_id: customerId } = deposit;
  const target = isAsked ? { target: '_blank' } : {};
  return (
    <Folded
      rows={[
        ...others.map((other) => (
          <div key={other.id}>
            <Link to={`/deposits/${other.id}/show`} {...target}>
              {formatRich('deposits.deposit', { id: other.id })}
            </Link>{' '}
            {whose(other, customerId)}, {STATES[other.status].label.toLowerCase()},{' '}
            <When ms={other.created_at_ms} />
          </div>
        )),
        ...elsewhere.map((use) => (
          <ProofUseLinks
            key={`${use.kind} ${use.id}`}
            uses={[use]}
            customerId={customerId}
            isAsked={isAsked}
          />
        )),
      ]}
    />
  );
};

/** Warning about a picture used twice: one payment credited twice, or somebody else's. */
export const UsedBefore = ({ deposit }: { deposit: DepositDetails }) =>
  usesOf(deposit) > 0 && (
    <Alert severity="error" variant="outlined">
      {t('deposits.theSamePictureWasUsedBefore')}
      <OtherUses deposit={deposit} />
    </Alert>
  );

/** The same warning with each use, inside a dialog: links open a new tab. */
export const UsesAsked = ({ deposit }: { deposit: DepositDetails }) => (
  <>
    {t('deposits.pictureUsedBefore', { count: usesOf(deposit) })}
    <OtherUses isAsked deposit={deposit} />
  </>
);

/** Amount credited. A picture used before must be confirmed separately, with each of its uses named. */
export const creditAsked = (deposit: DepositDetails) => ({
  facts: sentFacts(deposit),
  ...(usesOf(deposit) > 0 && { warning: <UsesAsked deposit={deposit} />, agreed: meantUses(deposit) }),
});
