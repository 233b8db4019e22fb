import { SETTING_DEFAULTS } from '@truemark/contracts';
import { keyPurpose } from '../../engine/market/day-keys.js';
import { Cipher } from '../../platform/auth/cipher.js';
import type { Secrets } from '../../platform/auth/secrets.js';
import type { ChainEnd } from '../../platform/database/chain.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import type { Files } from '../../platform/storage/files.js';
import { schema } from '../../schema.js';
import { verifyAdjustments } from './adjustments.js';
import { verifyAudit } from './audit.js';
import { verifyBars } from './bars.js';
import { verifyDaySums } from './day-sums.js';
import { verifyFundPools } from './fund-pools.js';
import { verifyInputs } from './inputs.js';
import { verifyIntegrity } from './integrity.js';
import { verifyLinks } from './journal-links.js';
import { verifyKeptTicks } from './kept-ticks.js';
import { verifyLedger } from './ledger.js';
import { verifyAgreements } from './loan-agreements.js';
import { verifyLoanBook } from './loan-book.js';
import { verifyLoanForms } from './loan-forms.js';
import { verifyTicks } from './market.js';
import { verifyProducts } from './products.js';
import { type ReplayOptions, verifyReplay } from './replay.js';
import { verifyReportSums } from './report-sums.js';
import { verifyReviews } from './reviews.js';
import { verifySchema } from './schema.js';
import { type PublishedSeal, type SealInputs, verifySeals } from './seals.js';
import { verifySearchParts } from './search-parts.js';
import { verifySessions } from './sessions.js';
import { type OpenSealed, verifySimulator } from './simulator.js';
import { verifyStorageClasses } from './storage-classes.js';
import { verifyUploads, verifyUploadsExist } from './uploads.js';
import type { VerificationStart } from './verification-start.js';
import { verifyWrittenRows, type WrittenRowsOptions } from './written-rows.js';

/** Inputs of a verification other than the database. */
export interface VerificationInputs {
  /** Keys of the journal, seals and simulator; null: not available. */
  readonly secrets: Secrets | null;
  /** Storage of customers' pictures; null or absent: not verified. */
  readonly uploads?: Files | null;
  /** Ends of the audit log and the journal that were recorded elsewhere. */
  readonly auditEnd?: ChainEnd | undefined;
  readonly journalEnd?: ChainEnd | undefined;
  /** A seal that was published elsewhere. */
  readonly publishedSeal?: PublishedSeal | undefined;
  /** Starting point; null or absent: verify everything from the first row. */
  readonly since?: VerificationStart | null;
  /** What to keep for a later verification. */
  readonly keeping?: Pick<ReplayOptions, 'imageAt' | 'keep'> &
    Pick<WrittenRowsOptions, 'rowsAt' | 'keepRows'>;
}

type Step<Given = unknown> = (reader: DatabaseReader, witness: VerificationInputs & Given) => Promise<string>;

/** Stored rows are verified before the replay: a replay of altered inputs would only report consequences. */
const STEPS: readonly Step[] = [
  verifyIntegrity,
  verifySchema,
  (reader) => verifyStorageClasses(reader, schema),
  (reader) => verifyLedger(reader),
  verifyDaySums,
  (reader) => verifyTicks(reader),
  (reader, { secrets }) => verifySimulator(reader, keyOpener(secrets)),
  verifyProducts,
  verifyAdjustments,
  verifyLoanBook,
  verifyLoanForms,
  verifyFundPools,
  // After the products, so that an altered entry is reported by its product, whether or not reports have counted it
  // yet.
  verifyReportSums,
  (reader, { secrets }) => verifyAgreements(reader, secrets && new Cipher(secrets.encryptionKey)),
  verifyReviews,
  (reader) => verifyInputs(reader),
  (reader, { auditEnd }) => verifyAudit(reader, auditEnd),
  (reader, { secrets, journalEnd }) => verifyLinks(reader, secrets?.journalKey ?? null, journalEnd),
  (reader, { secrets, keeping }) => verifyWrittenRows(reader, schema, secrets?.journalKey ?? null, keeping),
  (reader) => verifySessions(reader, Date.now()),
  // After the rows, so that an altered customer is reported, and not the parts that no longer fit.
  verifySearchParts,
  (reader, witness) => verifySeals(reader, sealWitness(witness)),
  verifyKeptTicks,
  (reader) => verifyBars(reader),
  (reader, { secrets, uploads = null }) =>
    verifyUploads(reader, uploads, secrets && new Cipher(secrets.encryptionKey), Date.now()),
  (reader, { keeping }) => verifyReplay(reader, SETTING_DEFAULTS, keeping),
];

/**
 * Steps over new and open data since a sealed day: their time does not grow with older data. Four-eyes entries are few
 * enough to verify in full.
 */
const STEPS_SINCE: readonly Step<{ since: VerificationStart }>[] = [
  verifySchema,
  (reader, { since }) => verifyLedger(reader, since),
  (reader, { since }) => verifyTicks(reader, since),
  (reader, { secrets, since }) => verifySimulator(reader, keyOpener(secrets), since),
  verifyAdjustments,
  verifyFundPools,
  (reader, { since }) => verifyInputs(reader, since),
  (reader, { auditEnd, since }) => verifyAudit(reader, auditEnd, since),
  (reader, { secrets, journalEnd, since }) =>
    verifyLinks(reader, secrets?.journalKey ?? null, journalEnd, since),
  (reader, { secrets, keeping, since }) =>
    verifyWrittenRows(reader, schema, secrets?.journalKey ?? null, { ...keeping, since }),
  (reader) => verifySessions(reader, Date.now()),
  (reader, witness) => verifySeals(reader, sealWitness(witness)),
  (reader, { since }) => verifyBars(reader, since),
  (reader, { uploads = null }) => verifyUploadsExist(reader, uploads, Date.now()),
  (reader, { keeping, since }) => verifyReplay(reader, SETTING_DEFAULTS, { ...keeping, since }),
];

const sealWitness = ({
  secrets,
  publishedSeal: published,
  since = null,
}: VerificationInputs): SealInputs => ({
  key: secrets?.sealKey ?? null,
  published,
  since,
});

/**
 * Returns a function that decrypts the simulator key of a day that is not over; null if another installation encrypted
 * it.
 */
function keyOpener(secrets: Secrets | null): OpenSealed {
  const cipher = secrets && new Cipher(secrets.encryptionKey);
  return ({ day, sealed }) => {
    try {
      return cipher && Buffer.from(cipher.decrypt(sealed, keyPurpose(day)), 'hex');
    } catch {
      return null;
    }
  };
}

/**
 * Verifies everything, or everything new, step by step, and reports the findings; throws `Mismatch` at the first
 * difference.
 */
export async function verifyAll(
  reader: DatabaseReader,
  witness: VerificationInputs,
  say: (found: string) => void,
): Promise<void> {
  const { since } = witness;
  if (since) for (const step of STEPS_SINCE) say(await step(reader, { ...witness, since }));
  else for (const step of STEPS) say(await step(reader, witness));
}
