import { Box } from '@mui/material';
import { t } from '../../texts/texts.js';
import { Coming } from '../../ui/review/Coming.js';
import { FailedEvidence } from '../../ui/review/FailedEvidence.js';
import { useWhole } from '../../ui/review/use-whole.js';
import { CustomerBeside } from '../customers/CustomerBeside.js';
import { Asker, DecidedBefore, TargetUses, Warnings } from './Evidence.js';
import { PayoutStop, usePayoutStop } from './PayoutStop.js';
import { SendTo, WithdrawalStatement } from './WithdrawalStatement.js';
import type { WithdrawalDetails } from './withdrawal.js';

const COLUMN = { display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 } as const;

/** Facts of the customer's request, below the approval request. */
export const WithdrawalBeside = ({ id }: { id: number }) => {
  const { data: withdrawal } = useWhole<WithdrawalDetails>('withdrawals', id);
  return withdrawal?.evidence === undefined ? null : <WithdrawalStatement withdrawal={withdrawal} isNamed />;
};

/** Evidence for the approver before money is sent: warnings first, as the first operator saw them. */
export const WithdrawalEvidence = ({ id }: { id: number }) => {
  const reading = useWhole<WithdrawalDetails>('withdrawals', id);
  const { data: withdrawal, error } = reading;
  const stop = usePayoutStop(withdrawal);
  if (error)
    return (
      <FailedEvidence
        text={t('withdrawals.thisCouldNotBeRead', { message: error.message })}
        reading={reading}
      />
    );
  // A list row may be in the cache until the whole record is loaded.
  if (withdrawal?.evidence === undefined) return <Coming />;
  return (
    <>
      {stop && <PayoutStop customerId={withdrawal.customer_id} stop={stop} />}
      <Warnings withdrawal={withdrawal} isStopped={stop !== null} />
      <SendTo withdrawal={withdrawal} isStopped={stop !== null} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
        <Box sx={COLUMN}>
          <Asker withdrawal={withdrawal} />
          <CustomerBeside isKnown id={withdrawal.customer_id} />
        </Box>
        <Box sx={COLUMN}>
          <TargetUses withdrawal={withdrawal} />
          <DecidedBefore withdrawal={withdrawal} />
        </Box>
      </Box>
    </>
  );
};
