import { formatDecimal } from '@truemark/money';
import { sql } from 'kysely';
import { assertConsistent } from '../../engine/kernel/consistency.js';
import type { Product } from '../../engine/kernel/product.js';
import type { LedgerAccount } from '../../engine/kernel/tables/ledger.table.js';
import { PRODUCTS } from '../../engine/products/index.js';
import type { DatabaseReader, SqlRow } from '../../platform/database/database-reader.js';
import { rawStatement } from '../../platform/database/queries.js';

/** An amount held on an account, by the cause that its entries name: a kind and an id. */
interface Hold {
  readonly accountId: number;
  readonly cause: string;
  readonly amount: bigint;
}

/** Account kinds whose free part may be negative. */
const MAY_OWE = new Set(
  (PRODUCTS as readonly Product[]).flatMap(({ ledger }) =>
    Object.entries(ledger?.wallets ?? {}).flatMap(([kind, { mayOwe }]) => (mayOwe ? [kind] : [])),
  ),
);

type Accounts = ReadonlyMap<number, LedgerAccount>;

/**
 * Verifies that each open item of a product holds exactly what it must, so that held balances are their sums and
 * nothing was released or paid twice. Customers without open items have no negative balance. Returns the number of
 * holds.
 */
export async function verifyHolds(reader: DatabaseReader, accounts: Accounts): Promise<number> {
  const due = await openHolds(reader, accounts);
  const held = new Map((await bookedHolds(reader)).map((hold) => [keyOf(hold), hold]));
  for (const [key, { accountId, cause }] of [...held, ...due]) {
    const [is, should] = [held.get(key)?.amount ?? 0n, due.get(key)?.amount ?? 0n];
    assertConsistent(
      is === should,
      () =>
        `${cause} has ${formatDecimal(is)} held on account ${accountId}, it is to hold ${formatDecimal(should)}`,
    );
  }
  verifyFreeBalances(accounts, due);
  return due.size;
}

/** Like `verifyHolds` by sums alone, at the cost of open items only: each held part equals the holds of open items. */
export async function verifyOpenHolds(reader: DatabaseReader, accounts: Accounts): Promise<number> {
  const due = await openHolds(reader, accounts);
  const sums = new Map<number, bigint>();
  for (const { accountId, amount } of due.values()) sums.set(accountId, (sums.get(accountId) ?? 0n) + amount);
  for (const { id, part, balance } of accounts.values()) {
    if (part !== 'held') continue;
    const sum = sums.get(id) ?? 0n;
    assertConsistent(
      balance === sum,
      () => `account ${id} holds ${formatDecimal(balance)}, what is open is to hold ${formatDecimal(sum)}`,
    );
  }
  verifyFreeBalances(accounts, due);
  return due.size;
}

const keyOf = ({ accountId, cause }: Hold): string => `${accountId} ${cause}`;

/** Required holds of all open items. */
async function openHolds(reader: DatabaseReader, accounts: Accounts): Promise<Map<string, Hold>> {
  const heldOf = new Map<string, number>();
  for (const { id, ownerId, kind, part } of accounts.values()) {
    if (part === 'held') heldOf.set(`${ownerId} ${kind}`, id);
  }
  const due = new Map<string, Hold>();
  for (const { verify } of PRODUCTS as readonly Product[]) {
    for await (const { account, refKind, refId, amount } of verify?.holds?.(reader) ?? []) {
      if (amount === 0n) continue;
      const accountId = heldOf.get(`${account.ownerId} ${account.kind}`) ?? 0;
      const hold = { accountId, cause: `${refKind} ${refId}`, amount };
      const known = due.get(keyOf(hold));
      due.set(keyOf(hold), { ...hold, amount: amount + (known?.amount ?? 0n) });
    }
  }
  return due;
}

/** Remaining holds from entries, by cause; parts of an order count with the whole order. */
async function bookedHolds(reader: DatabaseReader): Promise<Hold[]> {
  const sum = sql`SUM(CASE p.side WHEN 'C' THEN p.amount ELSE -p.amount END)`;
  const rows = await reader.ask(
    rawStatement(sql<SqlRow>`SELECT p.account_id AS account_id, e.ref_kind AS kind, COALESCE(o.origin_id, e.ref_id) AS cause, ${sum} AS amount
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

function verifyFreeBalances(accounts: Accounts, due: ReadonlyMap<string, Hold>): void {
  const traders = new Set<string>();
  for (const { accountId } of due.values()) {
    const account = accounts.get(accountId);
    traders.add(`${account?.ownerId} ${account?.kind}`);
  }
  for (const { ownerId, kind, part, balance } of accounts.values()) {
    if (ownerId === null) continue;
    const mayOwe = part === 'free' && MAY_OWE.has(kind) && traders.has(`${ownerId} ${kind}`);
    assertConsistent(
      balance >= 0n || mayOwe,
      () => `customer ${ownerId}'s ${kind} ${part} stands at ${formatDecimal(balance)}`,
    );
  }
}
