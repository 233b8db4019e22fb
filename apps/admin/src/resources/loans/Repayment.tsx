import { Alert } from '@mui/material';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Facts } from '../../ui/Facts.js';
import { Picture } from '../../ui/review/Picture.js';
import { targetRows } from '../../ui/review/target.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { ProofUseLinks } from '../ledger-entries/ProofUseLinks.js';
import type { LoanDetails } from './loan.js';

/** Warning about a picture used twice: one payment counted twice, or somebody else's. */
const UsedBefore = ({ loan: { same_proof: others, customer_id: customerId } }: { loan: LoanDetails }) =>
  others.length > 0 && (
    <Alert severity="warning" variant="outlined">
      {formatRich('loans.theSamePictureWasUsedElsewhere', {
        proofUseLinks: <ProofUseLinks uses={others} customerId={customerId} />,
      })}
    </Alert>
  );

/** Account that the customer says he paid to, as shown to him then. */
const PaidTo = ({ loan: { repaid_to: to, proof_at_ms: at } }: { loan: LoanDetails }) => {
  const { address_id: _, ...shown } = to ?? { address_id: 0 };
  return (
    <Section title={t('loans.whereHeSaysHePaid')}>
      <Facts rows={[[t('loans.proofSent'), <When key="proof" ms={at} />], ...targetRows(shown)]} />
    </Section>
  );
};

/** Repayment by proof: the stated target, and the picture. */
export const Repayment = ({ loan }: { loan: LoanDetails }) => {
  if (!loan.has_proof) return null;
  return (
    <>
      <UsedBefore loan={loan} />
      <PaidTo loan={loan} />
      {loan.proof === null ? (
        <EmptyNote text={t('loans.yourRoleMayNotOpenThe')} />
      ) : (
        <Picture id={loan.proof} name={t('loans.proofOfTheRepayment')} />
      )}
    </>
  );
};
