import { SETTING_DEFAULTS } from '@truemark/contracts';
import { sealPurpose } from '../../engine/market/day-keys.js';
import { Cipher } from '../../platform/auth/cipher.js';
import type { Secrets } from '../../platform/auth/secrets.js';
import type { ChainEnd } from '../../platform/database/chain.js';
import type { Reader } from '../../platform/database/reader.js';
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
import { type PublishedSeal, type SealWitness, verifySeals } from './seals.js';
import { type OpenSealed, verifySimulator } from './simulator.js';
import type { Since } from './since.js';
import { verifyUploads } from './uploads.js';
import { verifyWrittenRows } from './written-rows.js';

/** What a verification is given beside the database. */
export interface Witness {
  /** What seals the journal and the simulator's keys; null where there are none. */
  readonly secrets: Secrets | null;
  /** Where customers' pictures stand; null or absent: they are not looked for. */
  readonly uploads?: Files | null;
  /** Ends of the audit log and of the journal that were written down elsewhere. */
  readonly auditEnd?: ChainEnd | undefined;
  readonly journalEnd?: ChainEnd | undefined;
  /** A seal that was published elsewhere. */
  readonly publishedSeal?: PublishedSeal | undefined;
  /** Where it goes on from; null or absent: everything is looked at, from the first row. */
  readonly since?: Since | null;
  /** What of the replay is to be kept for a later one. */
  readonly keeping?: Pick<ReplayOptions, 'imageAt' | 'keep'>;
}

type Step<Given = unknown> = (reader: Reader, witness: Witness & Given) => Promise<string>;

/** What was written is looked at before it is decided again: a replay of altered inputs would only name what follows. */
const STEPS: readonly Step[] = [
  verifyIntegrity,
  verifySchema,
  (reader) => verifyLedger(reader),
  verifyDaySums,
  (reader) => verifyTicks(reader),
  (reader, { secrets }) => verifySimulator(reader, openerOf(secrets)),
  verifyProducts,
  verifyAdjustments,
  verifyLoanBook,
  verifyLoanForms,
  verifyFundPools,
  // After the products: an altered entry is named by what it belongs to, whether or not reports have counted it yet.
  verifyReportSums,
  (reader, { secrets }) => verifyAgreements(reader, secrets && new Cipher(secrets.encryptionKey)),
  verifyReviews,
  (reader) => verifyInputs(reader),
  (reader, { auditEnd }) => verifyAudit(reader, auditEnd),
  (reader, { secrets, journalEnd }) => verifyLinks(reader, secrets?.journalKey ?? null, journalEnd),
  (reader, { secrets }) => verifyWrittenRows(reader, schema, secrets?.journalKey ?? null),
  (reader, witness) => verifySeals(reader, sealWitness(witness)),
  verifyKeptTicks,
  (reader) => verifyBars(reader),
  (reader, { secrets, uploads = null }) =>
    verifyUploads(reader, uploads, secrets && new Cipher(secrets.encryptionKey), Date.now()),
  (reader, { keeping }) => verifyReplay(reader, SETTING_DEFAULTS, keeping),
];

/**
 * What is new since a sealed day, and what is open: the time that it takes does not grow with what lies before. What two
 * people agreed to is few enough to be looked at whole.
 */
const STEPS_SINCE: readonly Step<{ since: Since }>[] = [
  verifySchema,
  (reader, { since }) => verifyLedger(reader, since),
  (reader, { since }) => verifyTicks(reader, since),
  (reader, { secrets, since }) => verifySimulator(reader, openerOf(secrets), since),
  verifyAdjustments,
  verifyFundPools,
  (reader, { since }) => verifyInputs(reader, since),
  (reader, { auditEnd, since }) => verifyAudit(reader, auditEnd, since),
  (reader, { secrets, journalEnd, since }) =>
    verifyLinks(reader, secrets?.journalKey ?? null, journalEnd, since),
  (reader, { secrets, since }) => verifyWrittenRows(reader, schema, secrets?.journalKey ?? null, since),
  (reader, witness) => verifySeals(reader, sealWitness(witness)),
  (reader, { since }) => verifyBars(reader, since),
  (reader, { keeping, since }) => verifyReplay(reader, SETTING_DEFAULTS, { ...keeping, since }),
];

const sealWitness = ({ secrets, publishedSeal: published, since = null }: Witness): SealWitness => ({
  key: secrets?.sealKey ?? null,
  published,
  since,
});

/** Opens the simulator's key of a day that is not over; to null where another installation sealed it. */
function openerOf(secrets: Secrets | null): OpenSealed {
  const cipher = secrets && new Cipher(secrets.encryptionKey);
  return ({ day, sealed }) => {
    try {
      return cipher && Buffer.from(cipher.decrypt(sealed, sealPurpose(day)), 'hex');
    } catch {
      return null;
    }
  };
}

/**
 * Looks at everything, or at all that is new, one after the other, and says what was found; throws `Mismatch` at the
 * first that differs.
 */
export async function verifyAll(
  reader: Reader,
  witness: Witness,
  say: (found: string) => void,
): Promise<void> {
  const { since } = witness;
  if (since) for (const step of STEPS_SINCE) say(await step(reader, { ...witness, since }));
  else for (const step of STEPS) say(await step(reader, witness));
}
