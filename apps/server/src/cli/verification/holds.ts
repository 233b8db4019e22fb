import { formatDecimal } from '@truemark/money';
import { sql } from 'kysely';
import type { LedgerAccount } from '../../engine/kernel/tables/ledger.table.js';
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import { options } from '../../engine/products/options/tables/option.table.js';
import { withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { written } from '../../platform/database/queries.js';
import type { Reader, StoredRow } from '../../platform/database/reader.js';
import { expectThat } from './mismatch.js';

/** What something holds on an account: `order`, `option` or `withdrawal`, and its number. */
interface Hold {
  readonly accountId: number;
  readonly cause: string;
  readonly amount: bigint;
}

type Accounts = ReadonlyMap<number, LedgerAccount>;

/**
 * Whatever is held is held by an open order, a running option or a pending withdrawal, each exactly what it has to: so
 * what is held is their sum, and nothing was given back or paid out of it twice. Nobody without any of them stands
 * below zero.
 */
export async function verifyHolds(reader: Reader, accounts: Accounts): Promise<number> {
  const due = await openHolds(reader, accounts);
  const held = new Map((await bookedHolds(reader)).map((hold) => [keyOf(hold), hold]));
  for (const [key, { accountId, cause }] of [...held, ...due]) {
    const [is, should] = [held.get(key)?.amount ?? 0n, due.get(key)?.amount ?? 0n];
    expectThat(
      is === should,
      () =>
        `${cause} has ${formatDecimal(is)} held on account ${accountId}, it is to hold ${formatDecimal(should)}`,
    );
  }
  verifyFree(accounts, due);
  return due.size;
}

const keyOf = ({ accountId, cause }: Hold): string => `${accountId} ${cause}`;

/** A position holds its margin, a pending order its fee as well. */
const heldBy = ({ status, margin, fee }: Order): bigint => (status === 'pending' ? margin + fee : margin);

/** What is open, and what it has to hold where. */
async function openHolds(reader: Reader, accounts: Accounts): Promise<Map<string, Hold>> {
  const heldOf = new Map<string, number>();
  for (const { id, ownerId, kind, part } of accounts.values()) {
    if (part === 'held') heldOf.set(`${ownerId} ${kind}`, id);
  }
  const due = new Map<string, Hold>();
  const add = (accountId: number | undefined, cause: string, amount: bigint): void => {
    if (amount === 0n) return;
    const hold = { accountId: accountId ?? 0, cause, amount };
    const known = due.get(keyOf(hold));
    due.set(keyOf(hold), { ...hold, amount: amount + (known?.amount ?? 0n) });
  };
  for (const order of await reader.select(orders, `WHERE status IN ('pending', 'holding')`)) {
    add(heldOf.get(`${order.customerId} forex`), `order ${order.originId ?? order.id}`, heldBy(order));
  }
  for (const { id, customerId, amount } of await reader.select(withdrawals, `WHERE status = 'pending'`)) {
    add(heldOf.get(`${customerId} change`), `withdrawal ${id}`, amount);
  }
  for (const { id, accountId, stake } of await reader.select(options, `WHERE status = 'running'`)) {
    const free = accounts.get(accountId);
    add(heldOf.get(`${free?.ownerId} ${free?.kind}`), `option ${id}`, stake);
  }
  return due;
}

/** What entries have left held, by what they name as its cause: parts of an order count with the whole. */
async function bookedHolds(reader: Reader): Promise<Hold[]> {
  const sum = sql`SUM(CASE p.side WHEN 'C' THEN p.amount ELSE -p.amount END)`;
  const rows = await reader.ask(
    written(sql<StoredRow>`SELECT p.account_id AS account_id, e.ref_kind AS kind, COALESCE(o.origin_id, e.ref_id) AS cause, ${sum} AS amount
     FROM ledger_accounts a JOIN ledger_postings p ON p.account_id = a.id JOIN ledger_entries e ON e.id = p.entry_id
     LEFT JOIN orders o ON e.ref_kind = 'order' AND o.id = e.ref_id
     WHERE a.part = 'held' GROUP BY p.account_id, e.ref_kind, COALESCE(o.origin_id, e.ref_id) HAVING ${sum} <> 0
     ORDER BY p.account_id, e.ref_kind, cause`),
  );
  return rows.map(({ account_id, kind, cause, amount }) => ({
    accountId: Number(account_id),
    cause: kind === null ? 'nothing' : `${kind} ${cause}`,
    amount: BigInt(String(amount)),
  }));
}

function verifyFree(accounts: Accounts, due: ReadonlyMap<string, Hold>): void {
  const traders = new Set<string>();
  for (const { accountId, cause } of due.values()) {
    const account = accounts.get(accountId);
    if (!cause.startsWith('withdrawal')) traders.add(`${account?.ownerId} ${account?.kind}`);
  }
  for (const { ownerId, kind, part, balance } of accounts.values()) {
    if (ownerId === null) continue;
    const mayOwe = part === 'free' && kind === 'forex' && traders.has(`${ownerId} forex`);
    expectThat(
      balance >= 0n || mayOwe,
      () => `customer ${ownerId}'s ${kind} ${part} stands at ${formatDecimal(balance)}`,
    );
  }
}
