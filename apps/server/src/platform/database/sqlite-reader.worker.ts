import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { Answer, Question } from './sqlite-reader.js';

const database = new Database((workerData as { file: string }).file, { readonly: true, fileMustExist: true });
database.defaultSafeIntegers(true);

interface Prepared {
  readonly statement: Database.Statement;
  readonly columns: readonly string[];
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

function answerTo({ id, sql, parameters }: Question): Answer {
  try {
    const { statement, columns } = prepare(sql);
    // `$1` is a named parameter for SQLite: bound by name, so that it may stand more than once.
    const named = Object.fromEntries(parameters.map((value, index) => [index + 1, value]));
    const rows = parameters.length === 0 ? statement.all() : statement.all(named);
    return { id, columns, rows: rows as unknown[][] };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** A statement whose rows are values without names: those of a page are told once. */
function prepare(sql: string): Prepared {
  const known = prepared.get(sql);
  if (known) return known;
  const statement = database.prepare(sql).raw();
  const made = { statement, columns: statement.columns().map(({ name }) => name) };
  if (prepared.size > 500) prepared.clear();
  prepared.set(sql, made);
  return made;
}
