import { Typography } from '@mui/material';
import type { WithdrawalFlag } from '@truemark/contracts/admin';
import { Link } from 'react-admin';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { money } from '../../ui/figures.js';
import { OperatorName } from '../../ui/OperatorName.js';
import { Pill } from '../../ui/Pill.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { customerLabel } from '../../ui/whose.js';
import { CustomerWarnings, UncertifiedText } from '../customers/CustomerBeside.js';
import { RANKS } from '../customers/warnings.js';
import { STATES, type WithdrawalDetails } from './withdrawal.js';

/** Flags from the heaviest on, each with its weight among the customer's warnings: what blocks the request is first. */
const FLAGS: Readonly<Record<WithdrawalFlag, readonly [text: string, rank: number]>> = {
  blocked: [t('withdrawals.flagBlocked'), 0],
  shared_target: [t('withdrawals.flagSharedTarget'), 10],
  not_certified: [t('withdrawals.flagNotCertified'), 30],
  more_than_paid_in: [t('withdrawals.flagMoreThanPaidIn'), 40],
  credentials: [t('withdrawals.flagCredentials'), 50],
  new_target: [t('withdrawals.flagNewTarget'), 60],
  first: [t('withdrawals.flagFirst'), 80],
};

const LEVELS: Readonly<Record<WithdrawalDetails['evidence']['level'], string>> = {
  none: t('customers.notCertified'),
  junior: t('verifications.junior'),
  senior: t('verifications.senior'),
};

const ACTIONS: Readonly<Record<string, string>> = {
  approve: t('common.approved'),
  reject: t('common.rejected'),
  paid: t('withdrawals.paid'),
};

interface WarningsProps {
  readonly withdrawal: WithdrawalDetails;
  /** Whether the block is already shown above. */
  readonly isStopped: boolean;
}

/** Flags of the request and warnings of the customer, by weight. */
export const Warnings = ({ withdrawal, isStopped }: WarningsProps) => {
  const { evidence, customer_id: customer, created_at_ms: askedAt } = withdrawal;
  const raised = (Object.keys(FLAGS) as WithdrawalFlag[]).filter(
    (flag) => evidence.flags.includes(flag) && !(flag === 'blocked' && isStopped),
  );
  const flags = [
    ...(evidence.level === 'junior'
      ? [{ key: 'junior', text: t('withdrawals.flagOnlyJunior'), rank: RANKS.certified }]
      : []),
    ...raised.map((flag) => {
      const [text, rank] = FLAGS[flag];
      const said = flag === 'not_certified' ? <UncertifiedText id={customer} otherwise={text} /> : text;
      return { key: flag, text: said, rank };
    }),
  ];
  return <CustomerWarnings id={customer} askedAt={askedAt} omits={['certified', 'blocked']} flags={flags} />;
};

/** The customer, his balances, and his past deposits and payouts. */
export const Asker = ({ withdrawal: { evidence, currency } }: { withdrawal: WithdrawalDetails }) => (
  <Section title={t('withdrawals.whoAsks')}>
    <Facts
      rows={[
        [t('common.name'), evidence.name],
        [t('common.account'), evidence.account],
        [t('withdrawals.identity'), LEVELS[evidence.level]],
        [t('withdrawals.customerSince'), <When key="since" ms={evidence.since_ms} />],
        [t('withdrawals.balance'), `${money(evidence.free)} ${currency}`],
        [t('withdrawals.heldNow'), `${money(evidence.held)} ${currency}`],
        [
          t('withdrawals.paidIn'),
          t('withdrawals.sumOfCount', {
            sum: `${money(evidence.paid_in)} ${currency}`,
            count: evidence.paid_in_count,
          }),
        ],
        [
          t('withdrawals.paidOut'),
          t('withdrawals.sumOfCount', {
            sum: `${money(evidence.paid_out)} ${currency}`,
            count: evidence.paid_out_count,
          }),
        ],
        // A finished withdrawal holds no money any more.
        ...(evidence.payouts_from_ms === null || evidence.payouts_from_ms <= Date.now()
          ? []
          : ([
              [t('withdrawals.credentialsHold'), <When key="hold" ms={evidence.payouts_from_ms} />],
            ] as const)),
      ]}
    />
  </Section>
);

/** Other withdrawals to this address or account. */
export const TargetUses = ({ withdrawal }: { withdrawal: WithdrawalDetails }) => {
  const { evidence, currency, customer_id: asker } = withdrawal;
  return (
    <Section title={t('withdrawals.sameTarget')}>
      {evidence.bound_at_ms !== null && (
        <Typography variant="body2" color="textSecondary" component="div">
          {formatRich('withdrawals.boundSince', { when: <When ms={evidence.bound_at_ms} /> })}
        </Typography>
      )}
      {evidence.uses.length === 0 && (
        <Typography variant="body2">{t('withdrawals.neverUsedBefore')}</Typography>
      )}
      {evidence.uses.map((use) => (
        <Typography key={use.id} variant="body2" component="div" sx={{ py: 1 }}>
          <Link to={`/withdrawals/${use.id}/show`}>{t('withdrawals.withdrawal', { id: use.id })}</Link>{' '}
          {`${money(use.number)} ${currency}`} <Pill {...STATES[use.status]} />{' '}
          <When ms={use.created_at_ms} />
          {use.customer_id !== asker && (
            <>
              {' '}
              <strong>{formatRich('withdrawals.ofAnother', { uid: customerLabel(use) })}</strong>
            </>
          )}
        </Typography>
      ))}
    </Section>
  );
};

/** Past decisions on this customer's withdrawals. */
export const DecidedBefore = ({ withdrawal: { evidence } }: { withdrawal: WithdrawalDetails }) =>
  evidence.decisions.length > 0 && (
    <Section title={t('withdrawals.decidedBefore')}>
      {evidence.decisions.map(
        ({ id, action, operator, operator_name: name, at_ms: at, reason, asked_by: asker }) => (
          <Typography key={`${id}${action}${at}`} variant="body2" component="div" sx={{ py: 1 }}>
            {t('withdrawals.withdrawal', { id })}: {ACTIONS[action] ?? action},{' '}
            <OperatorName name={name} email={operator} />, <When ms={at} />
            {asker !== null && `, ${t('common.askedForBy', { who: asker })}`}
            {reason && <div>{reason}</div>}
          </Typography>
        ),
      )}
    </Section>
  );
