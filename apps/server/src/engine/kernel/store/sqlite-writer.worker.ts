import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { SqliteQueue } from './sqlite-queue.js';
import { openForWriting, SqliteTransactions, type WriteBatch } from './sqlite-transactions.js';

const queue = new SqliteQueue(new SqliteTransactions(openForWriting((workerData as { file: string }).file)));

const port = parentPort;
port?.on('message', (first: WriteBatch) => {
  const waiting = [first];
  while (waiting.length > 0) {
    for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port))
      waiting.push(next.message as WriteBatch);
    // The other half is written while these callers are answered and submit more.
    port.postMessage(queue.run(waiting.splice(0, Math.ceil(waiting.length / 2))));
  }
});
port?.postMessage(null);
