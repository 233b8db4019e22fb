import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { ReadRequest, ReadResponse } from './sqlite-reader.js';
import type { SqlValue } from './table.js';

/**
 * Niceness of the worker thread: the lane has priority if cores are scarce. Linux only: elsewhere it would lower the
 * lane's priority, too.
 */
const WORKER_NICENESS = 10;
if (process.platform === 'linux') setPriority(WORKER_NICENESS);

const database = new Database((workerData as { file: string }).file, { readonly: true, fileMustExist: true });

interface Prepared {
  readonly statement: Database.Statement;
  readonly columns: readonly string[];
  /** Whether it has read integers beyond the safe range of a number. */
  isLarge: boolean;
}
const prepared = new Map<string, Prepared>();

/** Maximum time for which a finished read waits for a slow read behind it, ms. */
const MAX_BATCH_WAIT = 2;

parentPort?.on('message', (questions: readonly ReadRequest[]) => {
  let answers: ReadResponse[] = [];
  let from = performance.now();
  for (const question of questions) {
    answers.push(answerTo(question));
    const now = performance.now();
    if (now - from < MAX_BATCH_WAIT) continue;
    parentPort?.postMessage(answers);
    answers = [];
    from = now;
  }
  if (answers.length > 0) parentPort?.postMessage(answers);
});

function answerTo({ sql, parameters }: ReadRequest): ReadResponse {
  try {
    const found = prepare(sql);
    // SQLite treats `$1` as a named parameter: bound by name, so that it may occur more than once.
    const named = Object.fromEntries(parameters.map((value, index) => [index + 1, value]));
    return { columns: found.columns, rows: rowsOf(found, parameters.length === 0 ? [] : [named]) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Reads integers as numbers, which are far cheaper to transfer to the other thread than bigint. If one exceeds the safe
 * range, all are read as bigint, for this and every later run of the statement.
 */
function rowsOf(found: Prepared, given: readonly Readonly<Record<string, SqlValue>>[]): unknown[][] {
  if (!found.isLarge) {
    const rows = found.statement.all(...given) as unknown[][];
    if (rows.every(isExact)) return rows;
    found.isLarge = true;
    found.statement.safeIntegers(true);
  }
  return found.statement.all(...given) as unknown[][];
}

function isExact(row: readonly unknown[]): boolean {
  for (const value of row) if (typeof value === 'number' && !Number.isSafeInteger(value)) return false;
  return true;
}

/** Prepares a statement that returns rows as arrays; the column names are sent once. */
function prepare(sql: string): Prepared {
  const known = prepared.get(sql);
  if (known) return known;
  const statement = database.prepare(sql).raw();
  const made = { statement, columns: statement.columns().map(({ name }) => name), isLarge: false };
  if (prepared.size > 500) prepared.clear();
  prepared.set(sql, made);
  return made;
}
