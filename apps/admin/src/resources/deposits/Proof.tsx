import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Picture } from '../../ui/review/Picture.js';
import type { DepositDetails } from './deposit.js';

/** The proof, or why there is none to see. */
export const Proof = ({ deposit }: { deposit: DepositDetails }) => {
  if (deposit.proof !== null) return <Picture id={deposit.proof} name={t('deposits.proofOfThePayment')} />;
  if (deposit.has_proof) return <EmptyNote text={t('deposits.yourRoleMayNotOpenThe')} />;
  return <EmptyNote text={t('deposits.theCustomerHasShownNoProof')} />;
};
