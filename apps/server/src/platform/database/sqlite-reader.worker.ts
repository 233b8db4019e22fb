import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { Answer, Question } from './sqlite-reader.js';
import type { Stored } from './table.js';

/** The lane goes first where cores are scarce. Elsewhere than on Linux it would be the priority of the lane, too. */
const PATIENT = 10;
if (process.platform === 'linux') setPriority(PATIENT);

const database = new Database((workerData as { file: string }).file, { readonly: true, fileMustExist: true });

interface Prepared {
  readonly statement: Database.Statement;
  readonly columns: readonly string[];
  /** Whether it has read integers beyond what a number tells apart. */
  isLarge: boolean;
}
const prepared = new Map<string, Prepared>();

/** What was read does not wait longer than this for a slow read behind it, ms. */
const PATIENCE = 2;

parentPort?.on('message', (questions: readonly Question[]) => {
  let answers: Answer[] = [];
  let from = performance.now();
  for (const question of questions) {
    answers.push(answerTo(question));
    const now = performance.now();
    if (now - from < PATIENCE) continue;
    parentPort?.postMessage(answers);
    answers = [];
    from = now;
  }
  if (answers.length > 0) parentPort?.postMessage(answers);
});

function answerTo({ sql, parameters }: Question): Answer {
  try {
    const found = prepare(sql);
    // `$1` is a named parameter for SQLite: bound by name, so that it may stand more than once.
    const named = Object.fromEntries(parameters.map((value, index) => [index + 1, value]));
    return { columns: found.columns, rows: rowsOf(found, parameters.length === 0 ? [] : [named]) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Integers as numbers, which cross to the other thread for far less than a bigint each; where one is too large to be told
 * apart as a number all are read as bigint, now and whenever the statement is asked again.
 */
function rowsOf(found: Prepared, given: readonly Readonly<Record<string, Stored>>[]): unknown[][] {
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

/** A statement whose rows are values without names: those of a page are told once. */
function prepare(sql: string): Prepared {
  const known = prepared.get(sql);
  if (known) return known;
  const statement = database.prepare(sql).raw();
  const made = { statement, columns: statement.columns().map(({ name }) => name), isLarge: false };
  if (prepared.size > 500) prepared.clear();
  prepared.set(sql, made);
  return made;
}
