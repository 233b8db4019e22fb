import type Database from 'better-sqlite3';
import fastify from 'fastify';
import { laneInputs } from '../../engine/kernel/tables/lane.table.js';
import { ledgerEntries, ledgerPostings } from '../../engine/kernel/tables/ledger.table.js';
import type { Table } from '../../platform/database/table.js';
import { insertInto } from './insert-into.js';
import { type CallerAccount, newCallerAccount, openBenchDatabase } from './order-rows.js';

/**
 * The raw limit of a transfer: Fastify alone, a balance check in memory, and the same rows in group commit. `node
 * raw-fastify-transfers.js <file> <callers>`.
 */
const [, , file = '', callers = '1'] = process.argv;
const database = await openBenchDatabase(file, Number(callers));
const purses = new Map<string, CallerAccount>();
for (let caller = 1; caller <= Number(callers); caller++)
  purses.set(`caller-${caller}`, newCallerAccount(caller));

const insert = <R extends object>(table: Table<R>): Database.Statement => database.prepare(insertInto(table));
const statements = {
  input: insert(laneInputs),
  entry: insert(ledgerEntries),
  posting: insert(ledgerPostings),
  account: database.prepare('UPDATE ledger_accounts SET balance = ?, postings = ? WHERE id = ?'),
};
const AMOUNT = 100_000_000;

interface Waiting {
  readonly purse: CallerAccount;
  readonly id: number;
  readonly rows: readonly (readonly [Database.Statement, readonly unknown[]])[];
  answer(): void;
}
let waiting: Waiting[] = [];

function flush(): void {
  const batch = waiting;
  waiting = [];
  database.exec('BEGIN IMMEDIATE');
  const touched = new Set<CallerAccount>();
  for (const { rows, purse } of batch) {
    for (const [statement, row] of rows) statement.run(row);
    touched.add(purse);
  }
  for (const { free, held, postings, freeId, heldId } of touched) {
    statements.account.run(free, postings, freeId);
    statements.account.run(held, postings, heldId);
  }
  database.exec('COMMIT');
  for (const { answer } of batch) answer();
}

let lastId = 0;
function rowsOf(purse: CallerAccount, id: number): Waiting['rows'] {
  const now = Date.now();
  const { customerId, freeId, heldId } = purse;
  purse.free -= AMOUNT;
  purse.held += AMOUNT;
  const seq = ++purse.postings;
  const payload = JSON.stringify({ customerId, from: 'forex', to: 'change', amount: `${AMOUNT}n` });
  const who = ['customer', customerId];
  return [
    [statements.input, [id, now, 'wallet.transfer', payload, '', null, null, null]],
    [statements.entry, [id, id, 'transfer', 'customer', customerId, ...who, null, null, now]],
    [statements.posting, [id, 1, freeId, 'D', AMOUNT, seq, purse.free, 'transfers', seq]],
    [statements.posting, [id, 2, heldId, 'C', AMOUNT, seq, purse.held, 'transfers', seq]],
  ];
}

const server = fastify({ logger: false });
server.post('/transfers', (request, reply) => {
  const purse = purses.get(String(request.headers.authorization));
  const { balance } = request.body as { balance?: unknown };
  if (!purse || typeof balance !== 'number' || purse.free < AMOUNT) {
    return reply.type('application/json').send('{"code":0,"msg":"Not enough free balance","data":{}}');
  }
  const id = ++lastId;
  if (waiting.length === 0) setImmediate(flush);
  const answer = `{"code":1,"msg":"Transfer completed.","data":{"id":${id}}}`;
  waiting.push({
    purse,
    id,
    rows: rowsOf(purse, id),
    answer: () => void reply.type('application/json').send(answer),
  });
  return reply;
});
console.log(`listens on ${await server.listen({ host: '127.0.0.1', port: 0 })}`);
