import { Alert } from '@mui/material';
import { t } from '../../texts/texts.js';
import { Coming } from '../../ui/review/Coming.js';
import { FailedEvidence } from '../../ui/review/FailedEvidence.js';
import { useWhole } from '../../ui/review/use-whole.js';
import { WarnedEvidence } from '../../ui/review/WarnedEvidence.js';
import { CustomerBeside } from '../customers/CustomerBeside.js';
import { DepositStatement, picturedIn, SentTo, UsesAsked } from './DepositStatement.js';
import { DepositWarnings } from './DepositWarnings.js';
import { type DepositDetails, usesOf } from './deposit.js';
import { Proof } from './Proof.js';

/** Stated facts of the deposit, below the request. */
export const DepositBeside = ({ id }: { id: number }) => {
  const { data: deposit } = useWhole<DepositDetails>('deposits', id);
  return deposit?.same_proof === undefined ? null : <DepositStatement deposit={deposit} />;
};

/** Evidence for approval of a credit: warnings, proof, target, customer. */
export const DepositEvidence = ({ id }: { id: number }) => {
  const reading = useWhole<DepositDetails>('deposits', id);
  const { data: deposit, error } = reading;
  if (error)
    return (
      <FailedEvidence text={t('deposits.thisCouldNotBeRead', { message: error.message })} reading={reading} />
    );
  // A list row may be in the cache until the whole record is loaded.
  if (deposit?.same_proof === undefined) return <Coming />;
  return (
    <>
      <WarnedEvidence warnings={<DepositWarnings deposit={deposit} />}>
        <Proof deposit={deposit} />
      </WarnedEvidence>
      <SentTo deposit={deposit} />
      <CustomerBeside id={deposit.customer_id} pictured={picturedIn(deposit)} />
    </>
  );
};

/** Other uses of the picture, above the statements that the approver ticks; nothing if there are none. */
export const UsesOfPicture = ({ id }: { id: number }) => {
  const { data: deposit } = useWhole<DepositDetails>('deposits', id);
  return deposit === undefined || usesOf(deposit) === 0 ? null : (
    <Alert severity="error" variant="outlined">
      <UsesAsked deposit={deposit} />
    </Alert>
  );
};
