import type { EvidenceOf } from '../../product.js';
import { t } from '../../texts/texts.js';
import { Coming } from '../../ui/review/Coming.js';
import { FailedEvidence } from '../../ui/review/FailedEvidence.js';
import { OddCorrection } from '../adjustments/OddAmount.js';
import { LastEntries } from '../ledger-entries/LastEntries.js';
import { PapersOf } from '../verifications/PapersOf.js';
import type { Summary } from './customer.js';
import { revokedIn } from './revoked.js';
import { useSummary } from './use-summary.js';
import { WhoItIs } from './WhoItIs.js';

/** Stated facts of the papers of a level to be revoked, below the request. */
export const RevokedPapers = ({ id, before, after }: EvidenceOf) => {
  const { data: customer } = useSummary(id);
  return revokedPapers(customer, before, after).map((paper) => (
    <PapersOf key={paper} id={paper} part="statement" />
  ));
};

/** Papers of the levels that a request revokes. */
const revokedPapers = (customer: Summary | undefined, before: unknown, after: unknown): number[] => {
  const levels = revokedIn(before, after);
  return (customer?.identity ?? []).flatMap(({ level, submission_id: paper }) =>
    levels.has(level) && paper !== null ? [paper] : [],
  );
};

/** Account whose balance a request corrects, by its name in the ledger; null: none. */
const correctedIn = (after: unknown): string | null => {
  const { account, amount } = (after ?? {}) as { readonly account?: unknown; readonly amount?: unknown };
  return typeof account === 'string' && amount !== undefined ? account : null;
};

/** Customer that a second operator decides about: identity, state, money. */
export const CustomerEvidence = ({ id, before, after }: EvidenceOf) => {
  const reading = useSummary(id);
  const { data: customer, error } = reading;
  const corrected = correctedIn(after);
  if (error)
    return (
      <FailedEvidence text={t('customers.couldNotBeRead', { message: error.message })} reading={reading} />
    );
  if (!customer) return <Coming />;
  return (
    <>
      {revokedPapers(customer, before, after).map((paper) => (
        <PapersOf key={paper} id={paper} part="papers" />
      ))}
      {corrected !== null && <OddCorrection id={id} before={before} after={after} />}
      <WhoItIs customer={customer} />
      {corrected !== null && <LastEntries customerId={id} account={corrected} />}
    </>
  );
};
