import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

const database = new Database((workerData as { file: string }).file, { readonly: true, fileMustExist: true });
database.defaultSafeIntegers(true);
const prepared = new Map<string, Database.Statement>();

interface Question {
  id: number;
  sql: string;
  parameters: unknown[];
}

parentPort?.on('message', ({ id, sql, parameters }: Question) => {
  try {
    parentPort?.postMessage({ id, rows: answer(sql, parameters) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});

function answer(sql: string, parameters: unknown[]): unknown[] {
  let statement = prepared.get(sql);
  if (!statement) {
    statement = database.prepare(sql);
    if (prepared.size > 500) prepared.clear();
    prepared.set(sql, statement);
  }
  if (parameters.length === 0) return statement.all();
  // `$1` is a named parameter for SQLite: bound by name, so that it may stand more than once.
  return statement.all(Object.fromEntries(parameters.map((value, index) => [index + 1, value])));
}
