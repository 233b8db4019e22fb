import { coinsFor, receivedOf, withdrawalFee } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import { ticks } from '../../engine/market/tables/market.table.js';
import { type Deposit, deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import { type Withdrawal, withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import type { Reader } from '../../platform/database/reader.js';
import { expectThat, rowsOf } from './mismatch.js';

/** Deposits are credited once and as they were asked for; withdrawals cost what their terms say and move money once. */
export async function verifyCash(reader: Reader): Promise<string> {
  let [paidIn, paidOut] = [0, 0];
  for await (const deposit of rowsOf(reader, deposits)) {
    await verifyDeposit(reader, deposit);
    paidIn++;
  }
  for await (const withdrawal of rowsOf(reader, withdrawals)) {
    await verifyWithdrawal(reader, withdrawal);
    paidOut++;
  }
  return `${paidIn} deposits and ${paidOut} withdrawals moved what they say`;
}

async function verifyDeposit(reader: Reader, deposit: Deposit): Promise<void> {
  const what = `deposit ${deposit.id}`;
  await verifyPrice(reader, what, deposit);
  if (deposit.coinPrice !== null)
    same(what, 'coins', deposit.coins, coinsFor(deposit.amount, deposit.coinPrice));
  const moved = await booked(reader, 'deposit', deposit.id, deposit.customerId);
  const due = deposit.status === 'approved' ? [`deposit free ${formatDecimal(deposit.amount)}`] : [];
  same(what, 'bookings', moved.join(', '), due.join(', '));
}

async function verifyWithdrawal(reader: Reader, withdrawal: Withdrawal): Promise<void> {
  const what = `withdrawal ${withdrawal.id}`;
  const { amount, way, status, coinPrice } = withdrawal;
  const fee = { type: withdrawal.feeType, rate: withdrawal.feeRate };
  same(what, 'fee', withdrawal.fee, withdrawalFee(amount, fee));
  same(what, 'received amount', withdrawal.received, receivedOf(amount, fee, way));
  await verifyPrice(reader, what, withdrawal);
  if (coinPrice !== null) same(what, 'coins', withdrawal.coins, coinsFor(withdrawal.received, coinPrice));
  const told = formatDecimal(amount);
  const due = [`withdrawal.hold free -${told}`, `withdrawal.hold held ${told}`];
  if (status === 'rejected' || status === 'cancelled') {
    due.push(`withdrawal.return held -${told}`, `withdrawal.return free ${told}`);
  }
  if (status === 'approved' || status === 'paid') due.push(`withdrawal held -${told}`);
  const moved = await booked(reader, 'withdrawal', withdrawal.id, withdrawal.customerId);
  same(what, 'bookings', moved.join(', '), due.join(', '));
}

/** A price from a tick is that tick's bid, as long as the tick is kept. */
async function verifyPrice(reader: Reader, what: string, row: Deposit | Withdrawal): Promise<void> {
  const { coinPrice, priceSource, pricedAtApproval } = row;
  if (priceSource?.kind !== 'tick') return;
  const at = [priceSource.symbolId, priceSource.seq];
  const tick = await reader.first(ticks, 'WHERE symbol_id = $1 AND seq = $2', at);
  if (tick) same(what, 'coin price', coinPrice, BigInt(tick.bid));
  const decidedAt = 'decidedAt' in row ? row.decidedAt : row.endedAt;
  if (!pricedAtApproval || decidedAt === null || !['approved', 'paid'].includes(row.status)) return;
  const next = await reader.first(ticks, 'WHERE symbol_id = $1 AND seq > $2 ORDER BY seq', at);
  const isLast = priceSource.at <= decidedAt && (next === null || next.at >= decidedAt);
  expectThat(isLast, () => `${what}: tick ${priceSource.seq} was not the last one at its approval`);
}

/** What entries of this cause did to the customer's accounts, in their order: `type part amount`. */
async function booked(reader: Reader, kind: string, id: number, customerId: number): Promise<string[]> {
  const rows = await reader.query(
    `SELECT e.type AS type, a.part AS part, p.side AS side, p.amount AS amount FROM ledger_entries e
     JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
     WHERE e.ref_kind = $1 AND e.ref_id = $2 AND a.owner_id = $3 AND a.kind = 'change' ORDER BY e.id, p.line`,
    [kind, id, customerId],
  );
  return rows.map(({ type, part, side, amount }) => {
    const signed = side === 'C' ? BigInt(String(amount)) : -BigInt(String(amount));
    return `${type} ${part} ${formatDecimal(signed)}`;
  });
}

type Told = bigint | string | null;
const show = (value: Told): string => (typeof value === 'bigint' ? formatDecimal(value) : String(value));

function same(what: string, name: string, kept: Told, computed: Told): void {
  expectThat(kept === computed, () => `${what}: its ${name} is ${show(kept)}, recomputed ${show(computed)}`);
}
