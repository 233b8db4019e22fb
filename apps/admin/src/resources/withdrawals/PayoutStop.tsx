import { Alert, AlertTitle } from '@mui/material';
import { Link } from 'react-admin';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { useWhole } from '../../ui/review/use-whole.js';
import { When } from '../../ui/WhenField.js';
import { BLOCKS } from '../customers/customer.js';
import { useSummary } from '../customers/use-summary.js';
import { type Stop, stopOf } from './payout-stop.js';
import { WITHDRAWAL_QUEUE, type WithdrawalDetails } from './withdrawal.js';

/** Poll interval for the block, ms. */
const AGAIN = 10_000;

/**
 * Blocks of its customer that stop payouts; null: none, or the withdrawal has ended. A block known from the row but not
 * yet loaded also stops it.
 */
export function usePayoutStop(withdrawal: WithdrawalDetails | undefined): Stop | null {
  const isUnsent = withdrawal !== undefined && WITHDRAWAL_QUEUE.waits(withdrawal);
  const isBlocked = isUnsent && (withdrawal.evidence?.flags.includes('blocked') ?? false);
  const { data: customer } = useSummary(withdrawal?.customer_id ?? 0, {
    enabled: isBlocked,
    refetchInterval: AGAIN,
  });
  return isBlocked ? stopOf(customer) : null;
}

/** Notice that nothing is paid out: by whom he was blocked, why and when. */
export const PayoutStop = ({ customerId, stop }: { customerId: number; stop: Stop }) => (
  <Alert severity="error" variant="filled" sx={{ '& a': { color: 'inherit' } }}>
    <AlertTitle>{t('withdrawals.stopped')}</AlertTitle>
    {stop.map(({ what, reason, by, at }) => (
      <div key={what}>
        {`${BLOCKS[what]}: “${reason}”`}
        {by !== null && <> {formatRich('customers.byWhen', { by, time: <When ms={at} /> })}</>}
      </div>
    ))}
    <Link to={`/customers/${customerId}/show`}>{t('withdrawals.openTheCustomer')}</Link>
  </Alert>
);

/** The same above the statements that the approver ticks. */
export const PayoutStopOf = ({ id }: { id: number }) => {
  const { data: withdrawal } = useWhole<WithdrawalDetails>('withdrawals', id);
  const stop = usePayoutStop(withdrawal);
  return withdrawal && stop && <PayoutStop customerId={withdrawal.customer_id} stop={stop} />;
};
