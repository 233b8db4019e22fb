import { join } from 'node:path';
import { verifyCash } from '../../dist/cli/verification/cash.js';
import { verifyLedger } from '../../dist/cli/verification/ledger.js';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import type { Ground } from './database.js';

/**
 * The ledger's invariants, whatever a story did and however its server ended: entries sum to zero, balances are the
 * sums of their postings, what is held is what open orders, running options and pending withdrawals hold, nobody owes
 * without a position, and deposits and withdrawals moved their money once.
 */
export async function checkMoney({
  dataDir,
  databaseUrl,
}: Pick<Ground, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const reader = await openSnapshot(
    databaseUrl === null
      ? { dialect: 'sqlite', file: join(dataDir, 'truemark.db') }
      : { dialect: 'postgres', url: databaseUrl },
  );
  try {
    await verifyLedger(reader);
    await verifyCash(reader);
  } finally {
    await reader.close();
  }
}
