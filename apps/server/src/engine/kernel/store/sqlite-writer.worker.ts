import { parentPort, workerData } from 'node:worker_threads';
import { openForWriting, SqliteTransactions, type Writes } from './sqlite-transactions.js';
import type { Written } from './sqlite-writer.js';
import { LeaseLost } from './store.js';

const transactions = new SqliteTransactions(openForWriting((workerData as { file: string }).file));

parentPort?.on('message', (writes: Writes) => {
  parentPort?.postMessage(outcomeOf(writes));
});
parentPort?.postMessage(null);

function outcomeOf(writes: Writes): Written {
  try {
    transactions.run(writes);
    return null;
  } catch (error) {
    return { error: (error as Error).message, isLeaseLost: error instanceof LeaseLost };
  }
}
