import { verifyDaySums } from '../../dist/cli/verification/day-sums.js';
import { verifyInputs } from '../../dist/cli/verification/inputs.js';
import { verifyLedger } from '../../dist/cli/verification/ledger.js';
import { verifyReportSums } from '../../dist/cli/verification/report-sums.js';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import type { Product } from '../../dist/engine/kernel/product.js';
import { PRODUCTS } from '../../dist/engine/products/index.js';
import { type TestStorage, targetOf } from './database.js';

/**
 * Ledger invariants, whatever a story did and however its server ended: entries sum to zero, balances equal the sums of
 * their postings, each hold has its cause and the required amount, nobody has a negative balance without a position,
 * each approval moved its money once, daily sums equal those of their postings, and inputs are in time order.
 */
export async function checkLedgerInvariants(
  ground: Pick<TestStorage, 'dataDir' | 'databaseUrl'>,
): Promise<void> {
  const reader = await openSnapshot(targetOf(ground));
  try {
    await verifyLedger(reader);
    await verifyDaySums(reader);
    await verifyReportSums(reader);
    for (const { lane, verify } of PRODUCTS as readonly Product[]) {
      if (lane?.queues) await verify?.verified?.(reader, new Set());
    }
    await verifyInputs(reader);
  } finally {
    await reader.close();
  }
}
