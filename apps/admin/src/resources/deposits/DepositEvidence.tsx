import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Coming } from '../../ui/review/Coming.js';
import { useWhole } from '../../ui/review/use-whole.js';
import { DepositStatement, SentTo, UsedBefore } from './DepositStatement.js';
import type { WholeDeposit } from './deposit.js';
import { Proof } from './Proof.js';

/** What the customer says he sent, below the request. */
export const DepositBeside = ({ id }: { id: number }) => {
  const { data: deposit } = useWhole<WholeDeposit>('deposits', id);
  return deposit?.same_proof === undefined ? null : <DepositStatement deposit={deposit} />;
};

/** What a second person looks at before money is credited: what is wrong with the proof, where it was sent, the proof. */
export const DepositEvidence = ({ id }: { id: number }) => {
  const { data: deposit, error } = useWhole<WholeDeposit>('deposits', id);
  if (error) return <EmptyNote text={t('deposits.thisCouldNotBeRead', { message: error.message })} />;
  // A list's row may stand in for it until it has come itself.
  if (deposit?.same_proof === undefined) return <Coming />;
  return (
    <>
      <UsedBefore deposit={deposit} />
      <SentTo deposit={deposit} />
      <Proof deposit={deposit} />
    </>
  );
};
