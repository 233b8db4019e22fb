import { environment } from '../config/current.js';
import { sealPurpose } from '../engine/market/day-keys.js';
import { Seal } from '../platform/auth/seal.js';
import { findSecrets } from '../platform/auth/secrets.js';
import type { ChainEnd } from '../platform/database/chain.js';
import { verifyAll } from './verification/all.js';
import { readChainEnd } from './verification/audit.js';
import { Mismatch } from './verification/mismatch.js';
import type { OpenSealed } from './verification/simulator.js';
import { NoDatabase, openSnapshot } from './verification/snapshot.js';

/**
 * Derives every balance and every settlement again, and holds every row of consequence against what the server wrote;
 * exits 1 and names the first mismatch. `--audit-end=place:hash` and `--journal-end=place:hash` name ends that were
 * written down elsewhere.
 */
const [auditEnd, journalEnd] = [knownEnd('--audit-end'), knownEnd('--journal-end')];
const { database, dataDir } = environment();
const secrets = findSecrets(dataDir);
const key = secrets?.journalKey ?? null;
const seal = secrets && new Seal(secrets.encryptionKey);
/** The simulator's key of a day that is not over; null where it was sealed by another installation. */
const openSealed: OpenSealed = ({ day, sealed }) => {
  try {
    return seal && Buffer.from(seal.open(sealed, sealPurpose(day)), 'hex');
  } catch {
    return null;
  }
};
const reader = await openSnapshot(database).catch((error: unknown): never => {
  if (!(error instanceof NoDatabase)) throw error;
  console.error(error.message);
  process.exit(1);
});
try {
  await verifyAll(reader, { key, openSealed, auditEnd, journalEnd }, (found) => console.log(`ok  ${found}`));
  console.log(
    key === null ? 'Everything that can be seen without the secrets adds up.' : 'Everything adds up.',
  );
} catch (error) {
  if (!(error instanceof Mismatch)) throw error;
  console.error(`MISMATCH  ${error.message}`);
  process.exitCode = 1;
} finally {
  await reader.close();
}

function knownEnd(option: string): ChainEnd | undefined {
  const given = process.argv.find((word) => word.startsWith(`${option}=`))?.slice(option.length + 1);
  const end = given === undefined ? undefined : readChainEnd(given);
  if (end !== null) return end;
  console.error(`${option} is what an earlier verification printed: place:hash`);
  process.exit(1);
}
