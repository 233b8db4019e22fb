import { SETTING_DEFAULTS } from '@truemark/contracts';
import { environment } from '../config/current.js';
import { findSecrets } from '../platform/auth/secrets.js';
import type { ChainEnd } from '../platform/database/chain.js';
import { schema } from '../schema.js';
import { readChainEnd, verifyAudit } from './verification/audit.js';
import { verifyBars } from './verification/bars.js';
import { verifyCash } from './verification/cash.js';
import { verifyInputs } from './verification/inputs.js';
import { verifyLinks } from './verification/journal-links.js';
import { verifyLedger } from './verification/ledger.js';
import { verifyTicks } from './verification/market.js';
import { Mismatch } from './verification/mismatch.js';
import { verifyOptions } from './verification/options.js';
import { verifyOrders } from './verification/orders.js';
import { verifyReplay } from './verification/replay.js';
import { NoDatabase, openSnapshot } from './verification/snapshot.js';
import { verifyWrittenRows } from './verification/written-rows.js';

/**
 * Derives every balance and every settlement again and follows the audit log; exits 1 and names the first mismatch.
 * `--audit-end=place:hash` and `--journal-end=place:hash` name ends that were written down elsewhere.
 */
const auditEnd = knownEnd('--audit-end');
const journalEnd = knownEnd('--journal-end');
const journalKey = findSecrets(environment().dataDir)?.journalKey ?? null;
const reader = await openSnapshot(environment().database).catch((error: unknown): never => {
  if (!(error instanceof NoDatabase)) throw error;
  console.error(error.message);
  process.exit(1);
});
try {
  const steps = [
    verifyLedger,
    verifyTicks,
    verifyOrders,
    verifyOptions,
    verifyCash,
    verifyInputs,
    (from: typeof reader) => verifyLinks(from, journalKey, journalEnd),
    (from: typeof reader) => verifyWrittenRows(from, schema, journalKey),
    verifyBars,
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

function knownEnd(option: string): ChainEnd | undefined {
  const given = process.argv.find((word) => word.startsWith(`${option}=`))?.slice(option.length + 1);
  const end = given === undefined ? undefined : readChainEnd(given);
  if (end !== null) return end;
  console.error(`${option} is what an earlier verification printed: place:hash`);
  process.exit(1);
}
