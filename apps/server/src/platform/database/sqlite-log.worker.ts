import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

const database = new Database((workerData as { file: string }).file, { fileMustExist: true });
database.pragma('synchronous = FULL');

parentPort?.on('message', () => {
  database.pragma('wal_checkpoint(PASSIVE)');
  parentPort?.postMessage('copied');
});
