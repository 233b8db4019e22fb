import { environment } from '../config/current.js';
import { Mismatch } from '../engine/kernel/mismatch.js';
import type { ChainEnd } from '../platform/database/chain.js';
import { readChainEnd } from './verification/audit.js';
import { verifyInstallation } from './verification/installation.js';
import { NoDatabase } from './verification/snapshot.js';

/**
 * Derives every balance and every settlement again, and holds every row of consequence against what the server wrote;
 * exits 1 and names the first mismatch. `--audit-end=place:hash` and `--journal-end=place:hash` name ends that were
 * written down elsewhere.
 */
async function verify(): Promise<void> {
  const [auditEnd, journalEnd] = [knownEnd('--audit-end'), knownEnd('--journal-end')];
  try {
    await verifyInstallation(environment(), { auditEnd, journalEnd }, (line) => console.log(line));
  } catch (error) {
    if (!(error instanceof Mismatch || error instanceof NoDatabase)) throw error;
    console.error(error instanceof Mismatch ? `MISMATCH  ${error.message}` : error.message);
    process.exitCode = 1;
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
