import { verifyInputs } from '../../dist/cli/verification/inputs.js';
import { verifyLedger } from '../../dist/cli/verification/ledger.js';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { deposits } from '../../dist/engine/products/deposits/index.js';
import { withdrawals } from '../../dist/engine/products/withdrawals/index.js';
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
    for (const { verified } of [deposits, withdrawals]) await verified(reader);
    await verifyInputs(reader);
  } finally {
    await reader.close();
  }
}
