import { SETTING_DEFAULTS } from '@truemark/contracts';
import { environment } from '../config/current.js';
import { sealPurpose } from '../engine/market/day-keys.js';
import { Seal } from '../platform/auth/seal.js';
import { readSecrets } from '../platform/auth/secrets.js';
import { readChainEnd, verifyAudit } from './verification/audit.js';
import { verifyCash } from './verification/cash.js';
import { verifyInputs } from './verification/inputs.js';
import { verifyLedger } from './verification/ledger.js';
import { verifyTicks } from './verification/market.js';
import { Mismatch } from './verification/mismatch.js';
import { verifyOptions } from './verification/options.js';
import { verifyOrders } from './verification/orders.js';
import { verifyReplay } from './verification/replay.js';
import { verifyReviews } from './verification/reviews.js';
import { type OpenSealed, verifySimulator } from './verification/simulator.js';
import { NoDatabase, openSnapshot } from './verification/snapshot.js';

/**
 * Derives every balance and every settlement again and follows the audit log; exits 1 and names the first mismatch.
 * `--audit-end=place:hash` names an end of the log that was written down elsewhere.
 */
const given = process.argv.find((word) => word.startsWith('--audit-end='))?.slice('--audit-end='.length);
const auditEnd = given === undefined ? undefined : readChainEnd(given);
if (auditEnd === null) {
  console.error('--audit-end is what an earlier verification printed: place:hash');
  process.exit(1);
}
const secrets = readSecrets(environment().dataDir);
const seal = secrets && new Seal(secrets.encryptionKey);
/** The simulator's key of a day that is not over; null where it was sealed by another installation. */
const openSealed: OpenSealed = ({ day, sealed }) => {
  try {
    return seal && Buffer.from(seal.open(sealed, sealPurpose(day)), 'hex');
  } catch {
    return null;
  }
};
const reader = await openSnapshot(environment().database).catch((error: unknown): never => {
  if (!(error instanceof NoDatabase)) throw error;
  console.error(error.message);
  process.exit(1);
});
try {
  const steps = [
    verifyLedger,
    verifyTicks,
    (from: typeof reader) => verifySimulator(from, openSealed),
    verifyOrders,
    verifyOptions,
    verifyCash,
    verifyReviews,
    verifyInputs,
    (from: typeof reader) => verifyAudit(from, auditEnd),
    (from: typeof reader) => verifyReplay(from, SETTING_DEFAULTS),
  ];
  for (const step of steps) console.log(`ok  ${await step(reader)}`);
  console.log('Everything adds up.');
} catch (error) {
  if (!(error instanceof Mismatch)) throw error;
  console.error(`MISMATCH  ${error.message}`);
  process.exitCode = 1;
} finally {
  await reader.close();
}
