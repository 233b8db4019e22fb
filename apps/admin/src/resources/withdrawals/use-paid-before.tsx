import { Link, useGetList } from 'react-admin';
import { say } from '../../texts/say.js';
import { t } from '../../texts/texts.js';
import { Folded } from '../../ui/Folded.js';
import { money } from '../../ui/figures.js';
import { When } from '../../ui/WhenField.js';
import { whose } from '../ledger-entries/ProofUseLinks.js';
import type { WholeWithdrawal, Withdrawal } from './withdrawal.js';

/** So many of the payments by one reference are named. */
const NAMED = 20;

/** What else was paid by a reference, as far as that is known. */
export interface PaidBefore {
  /** Whether the answer is still on its way. */
  readonly isComing: boolean;
  /** Nobody can say: the question failed. */
  readonly isUnknown: boolean;
  readonly payments: readonly Withdrawal[];
}

/** Other withdrawals, of whomever, that were marked as paid by this reference; looked up while it is asked for. */
export function usePaidBefore(id: number, reference: string, isAsked: boolean): PaidBefore {
  const {
    data = [],
    isFetching,
    error,
  } = useGetList<Withdrawal>(
    'withdrawals',
    {
      pagination: { page: 1, perPage: NAMED },
      sort: { field: 'id', order: 'DESC' },
      filter: { reference: reference.trim() },
    },
    // One that was paid a moment ago counts: what was read before is no answer.
    { enabled: isAsked, staleTime: 0, refetchOnWindowFocus: false },
  );
  return {
    isComing: isAsked && isFetching && data.length === 0,
    isUnknown: isAsked && Boolean(error),
    payments: isAsked ? data.filter((other) => other.id !== id) : [],
  };
}

/** The other payments, each with its page, whose it is and when it was sent. */
export const PaidAlready = ({
  withdrawal,
  payments,
}: {
  withdrawal: WholeWithdrawal;
  payments: PaidBefore['payments'];
}) => (
  <>
    {t('withdrawals.paidByTheSame', { count: payments.length })}
    <Folded
      rows={payments.map((other) => (
        <div key={other.id}>
          <Link to={`/withdrawals/${other.id}/show`} target="_blank">
            {say('withdrawals.withdrawal', { id: other.id })}
          </Link>{' '}
          {`${money(other.number)} ${withdrawal.currency}`}, {whose(other, withdrawal.customer_id)},{' '}
          <When ms={other.paid_at_ms} />
        </div>
      ))}
    />
  </>
);
