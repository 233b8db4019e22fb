import Database from 'better-sqlite3';
import { migrations } from '../../platform/database/data-source.js';

/** Rows the compared programs write per order: the same as Truemark's, in the same tables. */
export interface OrderRows {
  readonly input: readonly unknown[];
  readonly order: readonly unknown[];
  readonly entries: readonly (readonly unknown[])[];
  readonly postings: readonly (readonly unknown[])[];
}

/** One caller's account, held in memory as Truemark holds its own. */
export interface CallerAccount {
  readonly customerId: number;
  readonly freeId: number;
  readonly heldId: number;
  free: number;
  held: number;
  postings: number;
}

export const FEES_ID = 1;
export const OPENING_BALANCE = 100_000_00000000;
const MARGIN = 11_00100000;
const FEE = 1100100;

export const newCallerAccount = (customerId: number): CallerAccount => ({
  customerId,
  freeId: customerId * 2,
  heldId: customerId * 2 + 1,
  free: OPENING_BALANCE,
  held: 0,
  postings: 0,
});

const TERMS = JSON.stringify({
  marginMode: 0,
  feeType: 0,
  feeRate: '0.001',
  units: '100000',
  multiple: '100',
  openRate: { symbolId: null, seq: null, bid: '1', inverse: false },
});

/** Checks the balance, updates the purse, and returns the rows of order `id`; null if the balance is too low. */
export function orderRows(
  id: number,
  now: number,
  purse: CallerAccount,
  fees: { balance: number; postings: number },
): OrderRows | null {
  if (purse.free < MARGIN + FEE) return null;
  const { customerId, freeId, heldId } = purse;
  const marginEntry = id * 2;
  const feeEntry = id * 2 + 1;
  purse.free -= MARGIN;
  purse.held += MARGIN;
  const place = purse.postings / 2 + 1;
  const first = [marginEntry, 1, freeId, 'D', MARGIN, ++purse.postings, purse.free, 'trading', place];
  const second = [marginEntry, 2, heldId, 'C', MARGIN, id, purse.held, null, null];
  purse.free -= FEE;
  fees.balance += FEE;
  const third = [feeEntry, 1, freeId, 'D', FEE, ++purse.postings, purse.free, 'fees', place];
  const fourth = [feeEntry, 2, FEES_ID, 'C', FEE, ++fees.postings, fees.balance, null, null];
  const payload = JSON.stringify({
    customerId,
    symbolId: 1,
    side: 'buy',
    lots: '1000000n',
    multiple: '10000000000n',
  });
  const entry = (entryId: number, type: string): unknown[] => [
    entryId,
    id,
    type,
    'order',
    id,
    'customer',
    customerId,
    null,
    null,
    now,
  ];
  return {
    input: [id, now, 'order.open', payload, '', null, null, null],
    order: [
      ...[id, customerId, freeId, 1, 'buy', 'holding', 1_000_000, MARGIN, FEE],
      ...[110_000_000, 110_010_000, 1, now, null, null, null, null, null, null],
      ...[0, 0, 0, 0, null, null, null, null, null, TERMS, now],
    ],
    entries: [entry(marginEntry, 'order.margin_hold'), entry(feeEntry, 'order.fee')],
    postings: [first, second, third, fourth],
  };
}

/** An empty database with Truemark's tables and indexes, WAL and `synchronous=FULL`, and the house fee account. */
export async function openBenchDatabase(file: string, callers: number): Promise<Database.Database> {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  const runner = {
    connection: { options: { type: 'better-sqlite3' } },
    query: (sql: string, given: unknown[] = []) => {
      const statement = database.prepare(sql);
      return statement.reader ? statement.all(...given) : statement.run(...given);
    },
  };
  for (const Migration of migrations) {
    const migration = new Migration();
    await migration.up(runner as unknown as Parameters<typeof migration.up>[0]);
  }
  const account = database.prepare(
    'INSERT INTO ledger_accounts (id, owner_id, kind, part, book, currency, balance, postings) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  account.run(FEES_ID, null, 'house_fees', 'system', 'demo', 'USD', -callers * OPENING_BALANCE, 0);
  for (let caller = 1; caller <= callers; caller++) {
    const { customerId, freeId, heldId } = newCallerAccount(caller);
    account.run(freeId, customerId, 'forex', 'free', 'demo', 'USD', OPENING_BALANCE, 0);
    account.run(heldId, customerId, 'forex', 'held', 'demo', 'USD', 0, 0);
  }
  return database;
}

/** An answer as long as Truemark's own answer to an order. */
export function orderAnswer(rows: OrderRows | null): string {
  if (!rows) return '{"code":0,"msg":"Not enough free balance","data":{"key":"order.insufficient_balance"}}';
  const [id, , , , , , , margin, fee] = rows.order;
  return JSON.stringify({
    code: 1,
    msg: 'Order placed',
    data: {
      Id: id,
      OriginId: 0,
      ForexTradeLists: { Id: 1, ShowCode: 'TMX/USD', Code: 'TMX100', PricePrecision: 2, Pip: 0.01 },
      OrderType: 1,
      Quantity: 0.01,
      OriginPrice: 1.1,
      Price: 1.1001,
      UpdatePrice: 1.1,
      FactProfits: 0,
      CautionMoney: Number(margin) / 1e8,
      TradeFee: Number(fee) / 1e8,
      TargetLossPrice: 0,
      TargetProfitPrice: 0,
      Status: 1,
      ClosedType: 0,
      OpenSeq: 1,
      CloseSeq: null,
      CreateTimeHandler: '2026-11-18 12:00:00',
      CompleteTimeHandler: null,
      TrailingDistance: 0,
      ExpireAtMs: null,
      Memo: '',
      ReasonKey: '',
      CreateTimeMs: rows.order.at(-1),
      CompleteTimeMs: null,
    },
  });
}
