import { verifyInputs } from '../../dist/cli/verification/inputs.js';
import { verifyLedger } from '../../dist/cli/verification/ledger.js';
import { verifyProducts } from '../../dist/cli/verification/products.js';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { type Ground, targetOf } from './database.js';

/**
 * The ledger's invariants, whatever a story did and however its server ended: entries sum to zero, balances are the
 * sums of their postings, each hold has its cause and is what that has to hold, nobody owes without a position,
 * deposits and withdrawals moved their money once, and inputs stand in the order of their times.
 */
export async function checkMoney(ground: Pick<Ground, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const reader = await openSnapshot(targetOf(ground));
  try {
    await verifyLedger(reader);
    await verifyProducts(reader);
    await verifyInputs(reader);
  } finally {
    await reader.close();
  }
}
