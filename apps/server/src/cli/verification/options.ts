import {
  entryDeadlineOf,
  expiryOf,
  isEntry,
  SELL_BACK_LEAST_LEFT,
  SELL_BACK_TICKS,
  type Settlement,
  sellBackOffer,
  settleOption,
} from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { readJournal } from '../../engine/journal.js';
import { ticks } from '../../engine/tables/market.table.js';
import { type Option, options, type SaleRecord } from '../../engine/tables/option.table.js';
import type { Reader } from '../../platform/database/reader.js';
import { expectThat, rowsOf } from './mismatch.js';

/** Both the command's kind and the reason that the option keeps. */
const DEMO_RESET = 'demo.reset';

type RecordedTick = { readonly seq: number; readonly at: number; readonly bid: number };

/** Entry, exit, outcome and profit of every option follow from recorded ticks and its pinned terms, and were booked so. */
export async function verifyOptions(reader: Reader): Promise<string> {
  let count = 0;
  for await (const option of rowsOf(reader, options)) {
    const { id, startAt, seconds, terms } = option;
    same(id, 'expiry', option.expiresAt, expiryOf(startAt, seconds));
    same(id, 'entry deadline', option.entryUntil, entryDeadlineOf(startAt, seconds));
    const reset = option.reason === DEMO_RESET ? await resetOf(reader, option) : null;
    await verifyEntry(reader, option, reset);
    if (reset !== null) verifyReset(option);
    else if (option.outcome === 'sold' && terms.sale) await verifySale(reader, option, terms.sale);
    else if (option.status !== 'running') await verifyExit(reader, option);
    await verifyBookings(reader, option);
    count++;
  }
  return `${count} options follow from their ticks`;
}

/** The first tick after the purchase, if it came in time, and before the account was begun anew. */
async function verifyEntry(reader: Reader, option: Option, reset: number | null): Promise<void> {
  const { id, symbolId, startAt, seconds, status, entrySeq, entryAt, entryPrice } = option;
  const where = 'WHERE symbol_id = $1 AND at > $2 AND lane_seq < $3 ORDER BY at, seq';
  const first = await reader.first(ticks, where, [symbolId, startAt, reset ?? Number.MAX_SAFE_INTEGER]);
  const entry = first && isEntry(startAt, seconds, first.at) ? first : null;
  // One that runs may not have seen it yet, if it was stored in between.
  if (status === 'running' && entrySeq === null) return;
  same(id, 'entry tick', entrySeq, entry?.seq ?? null);
  same(id, 'entry time', entryAt, entry?.at ?? null);
  same(id, 'entry price', entryPrice, entry && BigInt(entry.bid));
}

/** The lane's number of the demo account's new beginning, by which an option says that it became void. */
async function resetOf(reader: Reader, { id, customerId, accountId }: Option): Promise<number> {
  const [found] = await reader.query(
    `SELECT e.lane_seq AS lane_seq, i.kind AS kind, i.payload AS payload, a.book AS book FROM ledger_entries e
     JOIN lane_inputs i ON i.lane_seq = e.lane_seq JOIN ledger_accounts a ON a.id = $2
     WHERE e.ref_kind = 'option' AND e.ref_id = $1 AND e.type = 'option.void'`,
    [id, accountId],
  );
  const isHis =
    found && Reflect.get(readJournal(String(found.payload)) as object, 'customerId') === customerId;
  expectThat(
    found?.kind === DEMO_RESET && found.book === 'demo' && isHis === true,
    () => `option ${id} is void by a new beginning of a demo account, and there was none`,
  );
  return Number(found?.lane_seq);
}

/** Nothing but the stake: whatever the price was. */
function verifyReset(option: Option): void {
  const { id, exitSeq, outcome, profit } = option;
  same(id, 'exit tick', exitSeq, null);
  same(id, 'outcome', outcome, 'void');
  same(id, 'profit', profit, 0n);
}

/** The last tick at or before the expiry, and what follows from it. */
async function verifyExit(reader: Reader, option: Option): Promise<void> {
  const { id, symbolId, direction, expiresAt, entryPrice, stake, terms } = option;
  const where = 'WHERE symbol_id = $1 AND at <= $2 ORDER BY at DESC, seq DESC';
  const exit: RecordedTick | null = await reader.first(ticks, where, [symbolId, expiresAt]);
  const { ratio, lossLevel, staleSeconds } = terms;
  const pinned = { stake, ratio: decimal(ratio), lossLevel, staleSeconds, direction, expiresAt, entryPrice };
  const settled: Settlement = settleOption(pinned, exit && { time: exit.at, price: BigInt(exit.bid) });
  const counted = settled.outcome === 'void' ? null : exit;
  same(id, 'exit tick', option.exitSeq, counted?.seq ?? null);
  same(id, 'exit time', option.exitAt, counted?.at ?? null);
  same(id, 'exit price', option.exitPrice, counted && BigInt(counted.bid));
  same(id, 'outcome', option.outcome, settled.outcome);
  same(id, 'profit', option.profit, settled.profit);
  same(id, 'reason', option.reason, settled.reason);
}

/** The offer that was taken, by the ticks that it looked back on. */
async function verifySale(reader: Reader, option: Option, sale: SaleRecord): Promise<void> {
  const { id, symbolId, stake, terms, direction, entryPrice, expiresAt } = option;
  const rows = await reader.select(ticks, 'WHERE symbol_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq', [
    symbolId,
    sale.seq - SELL_BACK_TICKS,
    sale.seq,
  ]);
  const payout = { stake, ratio: decimal(terms.ratio), lossLevel: terms.lossLevel };
  const recent = rows.map(({ at, bid }) => ({ time: at, bid: BigInt(bid) }));
  const held = { ...payout, direction, entryPrice: entryPrice ?? 0n, expiresAt };
  const offer = sellBackOffer(held, recent, sale.at, decimal(sale.spread));
  // The tick that an offer stands on is the last one when it was made; one of the same instant may follow in the lane.
  const where = 'WHERE symbol_id = $1 AND seq = $2';
  const next = await reader.first(ticks, where, [symbolId, sale.seq + 1]);
  const isLast = (rows.at(-1)?.at ?? Infinity) <= sale.at && (next === null || next.at >= sale.at);
  expectThat(
    isLast,
    () => `option ${id}: its offer stands on tick ${sale.seq}, which was not the last one then`,
  );
  const left = expiresAt - sale.at;
  expectThat(
    left >= SELL_BACK_LEAST_LEFT,
    () => `option ${id}: its offer was made ${left} ms before the expiry`,
  );
  same(id, 'offer', decimal(sale.price), offer?.price ?? null);
  same(id, 'chance', decimal(sale.chance), offer?.chance ?? null);
  same(id, 'profit', option.profit, decimal(sale.price) - stake);
}

async function verifyBookings(reader: Reader, option: Option): Promise<void> {
  const booked = await reader.query(
    `SELECT e.type AS type, p.side AS side, p.amount AS amount FROM ledger_entries e
     JOIN ledger_postings p ON p.entry_id = e.id AND +p.account_id = $1
     WHERE e.ref_kind = 'option' AND e.ref_id = $2`,
    [option.accountId, option.id],
  );
  let [paid, returned] = [0n, 0n];
  for (const { type, side, amount } of booked) {
    const signed = side === 'C' ? BigInt(String(amount)) : -BigInt(String(amount));
    if (type === 'option.stake') paid -= signed;
    else if (type === `option.${option.outcome}`) returned += signed;
    // A debt that waited for this stake: the replay has derived what the house paid.
    else if (type === 'order.negative_balance') continue;
    else expectThat(false, () => `option ${option.id}: it was booked as ${type}`);
  }
  same(option.id, 'booked stake', paid, option.stake);
  same(option.id, 'booked return', returned, option.status === 'running' ? 0n : option.stake + option.profit);
}

type Told = bigint | number | string | null;

const show = (value: Told): string => (typeof value === 'bigint' ? formatDecimal(value) : String(value));

function same(id: number, what: string, kept: Told, computed: Told): void {
  expectThat(
    kept === computed,
    () => `option ${id}: its ${what} is ${show(kept)}, recomputed ${show(computed)}`,
  );
}
