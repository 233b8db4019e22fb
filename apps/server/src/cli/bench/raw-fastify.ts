import type Database from 'better-sqlite3';
import fastify from 'fastify';
import { laneInputs } from '../../engine/kernel/tables/lane.table.js';
import { ledgerEntries, ledgerPostings } from '../../engine/kernel/tables/ledger.table.js';
import { orders } from '../../engine/products/contracts/tables/order.table.js';
import type { Table } from '../../platform/database/table.js';
import { insertInto } from './insert-into.js';
import {
  type CallerAccount,
  FEES_ID,
  newCallerAccount,
  type OrderRows,
  openBenchDatabase,
  orderAnswer,
  orderRows,
} from './order-rows.js';

/**
 * The raw limit of an order: Fastify alone, a balance check in memory, and the same rows in group commit, one
 * synchronous transaction per event-loop turn. `node raw-fastify.js <file> <callers>`.
 */
const [, , file = '', callers = '1'] = process.argv;
const database = await openBenchDatabase(file, Number(callers));
const purses = new Map<string, CallerAccount>();
for (let caller = 1; caller <= Number(callers); caller++)
  purses.set(`caller-${caller}`, newCallerAccount(caller));
const fees = { balance: -Number(callers) * 1e13, postings: 0 };

const insert = <R extends object>(table: Table<R>): Database.Statement => database.prepare(insertInto(table));
const statements = {
  input: insert(laneInputs),
  order: insert(orders),
  entry: insert(ledgerEntries),
  posting: insert(ledgerPostings),
  account: database.prepare('UPDATE ledger_accounts SET balance = ?, postings = ? WHERE id = ?'),
};

interface Waiting {
  readonly purse: CallerAccount;
  readonly rows: OrderRows;
  answer(): void;
}
let waiting: Waiting[] = [];

function flush(): void {
  const batch = waiting;
  waiting = [];
  database.exec('BEGIN IMMEDIATE');
  const touched = new Set<CallerAccount>();
  for (const { rows, purse } of batch) {
    statements.input.run(rows.input);
    statements.order.run(rows.order);
    for (const entry of rows.entries) statements.entry.run(entry);
    for (const posting of rows.postings) statements.posting.run(posting);
    touched.add(purse);
  }
  for (const { free, held, postings, freeId, heldId } of touched) {
    statements.account.run(free, postings, freeId);
    statements.account.run(held, postings / 2, heldId);
  }
  statements.account.run(fees.balance, fees.postings, FEES_ID);
  database.exec('COMMIT');
  for (const { answer } of batch) answer();
}

let lastId = 0;
const server = fastify({ logger: false });
server.post('/orders', (request, reply) => {
  const purse = purses.get(String(request.headers.authorization));
  const { cont } = request.body as { cont?: unknown };
  const rows = purse && typeof cont === 'number' ? orderRows(lastId + 1, Date.now(), purse, fees) : null;
  if (!purse || !rows) return reply.type('application/json').send(orderAnswer(null));
  lastId++;
  if (waiting.length === 0) setImmediate(flush);
  waiting.push({ purse, rows, answer: () => void reply.type('application/json').send(orderAnswer(rows)) });
  return reply;
});
console.log(`listens on ${await server.listen({ host: '127.0.0.1', port: 0 })}`);
