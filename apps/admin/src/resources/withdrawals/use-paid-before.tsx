import { Link, useGetList } from 'react-admin';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { Folded } from '../../ui/Folded.js';
import { money } from '../../ui/figures.js';
import { When } from '../../ui/WhenField.js';
import { whose } from '../ledger-entries/ProofUseLinks.js';
import type { Withdrawal, WithdrawalDetails } from './withdrawal.js';

/** Maximum number of payments listed per reference. */
const NAMED = 20;

/** Other payments by a reference, as far as known. */
export interface PaidBefore {
  /** Queries them. */
  readonly load: () => Promise<unknown>;
  /** The query failed, so nothing is known. */
  readonly isUnknown: boolean;
  readonly payments: readonly Withdrawal[];
}

/** Other withdrawals of any customer marked as paid by this reference; `load` queries them before the question opens. */
export function usePaidBefore(id: number, reference: string, isAsked: boolean): PaidBefore {
  const { data, error, refetch } = useGetList<Withdrawal>(
    'withdrawals',
    {
      pagination: { page: 1, perPage: NAMED },
      sort: { field: 'id', order: 'DESC' },
      filter: { reference: reference.trim() },
    },
    // A payment made a moment ago counts, so cached answers are not used.
    // Without a network it fails at once instead of waiting for one: a question about money must not open by itself later.
    { enabled: false, networkMode: 'always' },
  );
  return {
    load: refetch,
    isUnknown: isAsked && Boolean(error),
    payments: isAsked ? (data ?? []).filter((other) => other.id !== id) : [],
  };
}

/** Other payments, each with page, customer and time of sending. */
export const PaidAlready = ({
  withdrawal,
  payments,
}: {
  withdrawal: WithdrawalDetails;
  payments: PaidBefore['payments'];
}) => (
  <>
    {t('withdrawals.paidByTheSame', { count: payments.length })}
    <Folded
      rows={payments.map((other) => (
        <div key={other.id}>
          <Link to={`/withdrawals/${other.id}/show`} target="_blank">
            {formatRich('withdrawals.withdrawal', { id: other.id })}
          </Link>{' '}
          {`${money(other.number)} ${withdrawal.currency}`}, {whose(other, withdrawal.customer_id)},{' '}
          <When ms={other.paid_at_ms} />
        </div>
      ))}
    />
  </>
);
