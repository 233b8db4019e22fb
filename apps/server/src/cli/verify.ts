import { parseArgs } from 'node:util';
import { environment } from '../config/current.js';
import { Mismatch } from '../engine/kernel/consistency.js';
import type { ChainEnd } from '../platform/database/chain.js';
import { noteRun } from '../platform/storage/last-run.js';
import { openFiles } from '../platform/storage/open-files.js';
import { readChainEnd } from './verification/audit.js';
import { type VerifyOptions, verifyInstallation } from './verification/installation.js';
import { readPublished } from './verification/seals.js';
import { NoDatabase } from './verification/snapshot.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Whether the text is a valid calendar day. */
const isDay = (text: string): boolean => {
  const at = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/**
 * Recomputes balances and settlements, and compares all relevant rows with what the server wrote; exits with 1 and
 * names the first mismatch. Continues from the last verified sealed day; `--all` starts at the first row, `--from=day`
 * at the last verified day before that one. `--seal=day:hash`, `--audit-end=place:hash` and `--journal-end=place:hash`
 * name what was published or recorded elsewhere.
 */
async function verify(): Promise<void> {
  const wanted = optionsFrom(process.argv.slice(2));
  const startedAt = Date.now();
  let fault: unknown = null;
  try {
    await verifyInstallation(environment(), wanted, (line) => console.log(line));
  } catch (error) {
    fault = error;
  }
  if (!(fault instanceof NoDatabase)) await recordRun(startedAt, fault);
  if (fault === null) return;
  if (!(fault instanceof Mismatch || fault instanceof NoDatabase)) throw fault;
  console.error(fault instanceof Mismatch ? `MISMATCH  ${fault.message}` : fault.message);
  process.exitCode = 1;
}

/**
 * Records the run for the back office's health page. Failure is not fatal, so that read-only access is enough to
 * verify.
 */
async function recordRun(startedAt: number, fault: unknown): Promise<void> {
  const result = fault === null ? 'passed' : 'failed';
  const detail = fault === null ? '' : String((fault as Error).message ?? fault);
  try {
    const notes = openFiles(environment().files, 'notes');
    await noteRun(notes, 'verify', { startedAt, endedAt: Date.now(), result, detail });
  } catch (error) {
    console.error(`This run could not be recorded: ${(error as Error).message}`);
  }
}

function optionsFrom(args: readonly string[]): VerifyOptions {
  const { values } = optionsOf(args);
  const { all = false, from, seal } = values;
  if (from !== undefined && !isDay(from)) return exitWith('--from is a day: YYYY-MM-DD');
  const publishedSeal = seal === undefined ? undefined : readPublished(seal);
  if (publishedSeal === null) return exitWith('--seal is what was published: day:hash');
  const [auditEnd, journalEnd] = [values['audit-end'], values['journal-end']].map(knownEnd);
  return { all, from, publishedSeal, auditEnd, journalEnd };
}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        all: { type: 'boolean' },
        from: { type: 'string' },
        seal: { type: 'string' },
        'audit-end': { type: 'string' },
        'journal-end': { type: 'string' },
      },
    });
  } catch (error) {
    return exitWith((error as Error).message);
  }
}

function knownEnd(given: string | undefined): ChainEnd | undefined {
  const end = given === undefined ? undefined : readChainEnd(given);
  return end === null ? exitWith('an end is what an earlier verification printed: place:hash') : end;
}

function exitWith(why: string): never {
  console.error(why);
  process.exit(1);
}

verify().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
