import { Alert, AlertTitle } from '@mui/material';
import { Link } from 'react-admin';
import { say } from '../../texts/say.js';
import { t } from '../../texts/texts.js';
import { useWhole } from '../../ui/review/use-whole.js';
import { When } from '../../ui/WhenField.js';
import { BLOCKS } from '../customers/customer.js';
import { useSummary } from '../customers/use-summary.js';
import { type Stop, stopOf } from './payout-stop.js';
import { type WholeWithdrawal, WITHDRAWAL_QUEUE } from './withdrawal.js';

/** How often it is looked whether a block still stands, in ms. */
const AGAIN = 10_000;

/**
 * The blocks of its customer for which nothing is paid out; null: none stands, or it has ended. A block that is known but not
 * yet read stops it too.
 */
export function usePayoutStop(withdrawal: WholeWithdrawal | undefined): Stop | null {
  const isUnsent = withdrawal !== undefined && WITHDRAWAL_QUEUE.waits(withdrawal);
  const isBlocked = isUnsent && (withdrawal.evidence?.flags.includes('blocked') ?? false);
  const { data: customer } = useSummary(withdrawal?.customer_id ?? 0, {
    enabled: isBlocked,
    refetchInterval: AGAIN,
  });
  return isBlocked ? stopOf(customer) : null;
}

/** That nothing is paid out: by whom he was blocked, why and when. */
export const PayoutStop = ({ customerId, stop }: { customerId: number; stop: Stop }) => (
  <Alert severity="error" variant="filled" sx={{ '& a': { color: 'inherit' } }}>
    <AlertTitle>{t('withdrawals.stopped')}</AlertTitle>
    {stop.map(({ what, reason, by, at }) => (
      <div key={what}>
        {`${BLOCKS[what]}: “${reason}”`}
        {by !== null && <> {say('customers.byWhen', { by, time: <When ms={at} /> })}</>}
      </div>
    ))}
    <Link to={`/customers/${customerId}/show`}>{t('withdrawals.openTheCustomer')}</Link>
  </Alert>
);

/** The same above what a second person is asked to tick. */
export const PayoutStopOf = ({ id }: { id: number }) => {
  const { data: withdrawal } = useWhole<WholeWithdrawal>('withdrawals', id);
  const stop = usePayoutStop(withdrawal);
  return withdrawal && stop && <PayoutStop customerId={withdrawal.customer_id} stop={stop} />;
};
