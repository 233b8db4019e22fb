import pg from 'pg';
import {
  type CallerAccount,
  FEES_ID,
  newCallerAccount,
  OPENING_BALANCE,
  type OrderRows,
  orderRows,
} from '../../dist/cli/bench/order-rows.js';
import { laneInputs } from '../../dist/engine/kernel/tables/lane.table.js';
import { ledgerEntries, ledgerPostings } from '../../dist/engine/kernel/tables/ledger.table.js';
import { orders } from '../../dist/engine/products/contracts/tables/order.table.js';
import { migrate } from '../../dist/platform/database/data-source.js';
import { toSnakeCase } from '../../dist/platform/database/table.js';
import { schema } from '../../dist/schema.js';

/** Number of PostgreSQL clients of the usual design, where each order is one transaction. */
export const CLIENTS = 16;

interface Written {
  readonly name: string;
  readonly names: readonly string[];
}

export interface RawOrders {
  /** Writes this many orders, each with the rows that Truemark writes for one; returns orders a second. */
  run(count: number): Promise<number>;
  /** Throws unless the number of orders is right and the ledger sums to zero. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates the tables in an empty database and opens the clients, each with its own customers. */
export async function rawOrders(url: string): Promise<RawOrders> {
  await migrate({ dialect: 'postgres', url }, schema);
  const clients = Array.from({ length: CLIENTS }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((each) => each.connect()));
  const [first] = clients as [pg.Client];
  const purses = clients.map((_, at) => newCallerAccount(at + 1));
  const account =
    'INSERT INTO ledger_accounts (id, owner_id, kind, part, book, currency, balance, postings) VALUES ($1, $2, $3, $4, $5, $6, $7, 0)';
  await first.query(account, [
    ...[FEES_ID, null, 'house_fees', 'system', 'demo', 'USD'],
    -CLIENTS * OPENING_BALANCE,
  ]);
  for (const { customerId, freeId, heldId } of purses) {
    await first.query(account, [freeId, customerId, 'forex', 'free', 'demo', 'USD', OPENING_BALANCE]);
    await first.query(account, [heldId, customerId, 'forex', 'held', 'demo', 'USD', 0]);
  }
  const fees = { balance: -CLIENTS * OPENING_BALANCE, postings: 0 };
  let [lastId, written] = [0, 0];

  const transaction = async (by: pg.Client, purse: CallerAccount, rows: OrderRows): Promise<void> => {
    const { freeId, heldId, free, held, postings } = purse;
    await by.query('BEGIN');
    await by.query(insert(laneInputs, [rows.input]));
    await by.query(insert(orders, [rows.order]));
    await by.query(insert(ledgerEntries, rows.entries));
    await by.query(insert(ledgerPostings, rows.postings));
    await by.query({ ...ownAccount, values: [free, postings, freeId] });
    await by.query({ ...ownAccount, values: [held, postings / 2, heldId] });
    // The account that all transactions lock comes last, so that the lock is held briefly.
    await by.query({ ...feesAccount, values: [rows.postings.at(-1)?.[4], FEES_ID] });
    await by.query('COMMIT');
  };
  return {
    async run(count) {
      const from = performance.now();
      let left = count;
      await Promise.all(
        clients.map(async (by, at) => {
          const purse = purses[at] as CallerAccount;
          while (left-- > 0) {
            const rows = orderRows(++lastId, Date.now(), purse, fees);
            if (!rows) throw new Error('a purse is empty');
            await transaction(by, purse, rows);
            written++;
          }
        }),
      );
      return (count / (performance.now() - from)) * 1_000;
    },
    async check() {
      const { rows } = await first.query(
        'SELECT (SELECT count(*) FROM orders) AS orders, (SELECT sum(balance) FROM ledger_accounts) AS sum',
      );
      if (Number(rows[0].orders) !== written || Number(rows[0].sum) !== 0)
        throw new Error(`${written} orders were written, there are ${JSON.stringify(rows[0])}`);
    },
    async stop() {
      await Promise.all(clients.map((each) => each.end()));
    },
  };
}

const ownAccount = {
  name: 'account',
  text: 'UPDATE ledger_accounts SET balance = $1, postings = $2 WHERE id = $3',
};
const feesAccount = {
  name: 'fees',
  text: 'UPDATE ledger_accounts SET balance = balance + $1, postings = postings + 1 WHERE id = $2',
};

/** One statement for all rows of a table, prepared once by each client. */
function insert({ name, names }: Written, rows: readonly (readonly unknown[])[]) {
  const columns = names.map((column) => `"${toSnakeCase(column)}"`).join(', ');
  const places = rows.map(
    (row, at) => `(${row.map((_, column) => `$${at * row.length + column + 1}`).join(', ')})`,
  );
  const text = `INSERT INTO ${name} (${columns}) VALUES ${places.join(', ')}`;
  return { name: `${name}-${rows.length}`, text, values: rows.flat() };
}
