import { environment } from '../config/current.js';
import { Mismatch } from '../engine/kernel/mismatch.js';
import type { ChainEnd } from '../platform/database/chain.js';
import { noteRun } from '../platform/storage/last-run.js';
import { openFiles } from '../platform/storage/open-files.js';
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
  const startedAt = Date.now();
  let fault: unknown = null;
  try {
    await verifyInstallation(environment(), { auditEnd, journalEnd }, (line) => console.log(line));
  } catch (error) {
    fault = error;
  }
  if (!(fault instanceof NoDatabase)) await leaveWord(startedAt, fault);
  if (fault === null) return;
  if (!(fault instanceof Mismatch || fault instanceof NoDatabase)) throw fault;
  console.error(fault instanceof Mismatch ? `MISMATCH  ${fault.message}` : fault.message);
  process.exitCode = 1;
}

/** For the back office's health page. Who may only read the data finds out all the same whether they add up. */
async function leaveWord(startedAt: number, fault: unknown): Promise<void> {
  const result = fault === null ? 'passed' : 'failed';
  const detail = fault === null ? '' : String((fault as Error).message ?? fault);
  try {
    const notes = openFiles(environment().files, 'notes');
    await noteRun(notes, 'verify', { startedAt, endedAt: Date.now(), result, detail });
  } catch (error) {
    console.error(`It could not be noted that this ran: ${(error as Error).message}`);
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
