import { SETTING_DEFAULTS } from '@truemark/contracts';
import { environment } from '../config/current.js';
import { verifyCash } from './verification/cash.js';
import { verifyLedger } from './verification/ledger.js';
import { verifyTicks } from './verification/market.js';
import { Mismatch } from './verification/mismatch.js';
import { verifyOptions } from './verification/options.js';
import { verifyOrders } from './verification/orders.js';
import { verifyReplay } from './verification/replay.js';
import { NoDatabase, openSnapshot } from './verification/snapshot.js';

/** Derives every balance and every settlement again; exits 1 and names the first mismatch. */
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
