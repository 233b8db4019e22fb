import { join } from 'node:path';
import { environment } from '../config/current.js';
import { Mismatch } from '../engine/kernel/mismatch.js';
import { readSecrets } from '../platform/auth/secrets.js';
import type { ChainEnd } from '../platform/database/chain.js';
import { verifyAll } from './verification/all.js';
import { readChainEnd } from './verification/audit.js';
import { NoDatabase, openSnapshot } from './verification/snapshot.js';

/**
 * Derives every balance and every settlement again, and holds every row of consequence against what the server wrote;
 * exits 1 and names the first mismatch. `--audit-end=place:hash` and `--journal-end=place:hash` name ends that were
 * written down elsewhere.
 */
async function verify(): Promise<void> {
  const [auditEnd, journalEnd] = [knownEnd('--audit-end'), knownEnd('--journal-end')];
  const { database, dataDir } = environment();
  const secrets = readSecrets(dataDir);
  const reader = await openSnapshot(database).catch((error: unknown): never => {
    if (!(error instanceof NoDatabase)) throw error;
    console.error(error.message);
    process.exit(1);
  });
  try {
    const uploads = secrets && join(dataDir, 'uploads');
    await verifyAll(reader, { secrets, uploads, auditEnd, journalEnd }, (found) =>
      console.log(`ok  ${found}`),
    );
    console.log(
      secrets === null ? 'Everything that can be seen without the secrets adds up.' : 'Everything adds up.',
    );
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    console.error(`MISMATCH  ${error.message}`);
    process.exitCode = 1;
  } finally {
    await reader.close();
  }
}

function knownEnd(option: string): ChainEnd | undefined {
  const given = process.argv.find((word) => word.startsWith(`${option}=`))?.slice(option.length + 1);
  const end = given === undefined ? undefined : readChainEnd(given);
  if (end !== null) return end;
  console.error(`${option} is what an earlier verification printed: place:hash`);
  process.exit(1);
}

verify().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
