import { entryDeadlineOf, expiryOf, isEntry, type Settlement, settleOption } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { DatabaseReader } from '../../../../platform/database/database-reader.js';
import { assertConsistent, assertRecomputed, rowsOf, type Told } from '../../../kernel/consistency.js';
import { readJournal } from '../../../kernel/journal.js';
import { ticks } from '../../../market/tables/market.table.js';
import { type Option, options } from '../tables/option.table.js';
import { verifySales, verifySold } from './option-sales.js';

/** Command kind, and also the reason stored on the option. */
const DEMO_RESET = 'demo.reset';

type RecordedTick = { readonly seq: number; readonly at: number; readonly bid: number };

/**
 * Verifies that entry, exit, outcome and profit of each option follow from recorded ticks and its pinned terms, and
 * were booked accordingly.
 */
export async function verifyOptions(reader: DatabaseReader, writeOffs: ReadonlySet<string>): Promise<string> {
  let count = 0;
  for await (const option of rowsOf(reader, options)) {
    const { id, startAt, seconds, terms } = option;
    same(id, 'expiry', option.expiresAt, expiryOf(startAt, seconds));
    same(id, 'entry deadline', option.entryUntil, entryDeadlineOf(startAt, seconds));
    const reset = option.reason === DEMO_RESET ? await resetOf(reader, option) : null;
    await verifyEntry(reader, option, reset);
    if (reset !== null) verifyReset(option);
    else if (option.outcome === 'sold' && terms.sale) await verifySold(reader, option, terms.sale);
    else if (option.status !== 'running') await verifyExit(reader, option);
    await verifyBookings(reader, option, writeOffs);
    count++;
  }
  const sales = await verifySales(reader);
  return `${count} options follow from their ticks, ${sales} requests to sell one back too`;
}

/** Verifies the entry: the first tick after the purchase, if it came in time and before a demo reset. */
async function verifyEntry(reader: DatabaseReader, option: Option, reset: number | null): Promise<void> {
  const { id, symbolId, startAt, seconds, status, entrySeq, entryAt, entryPrice } = option;
  const where = 'WHERE symbol_id = $1 AND at > $2 AND lane_seq < $3 ORDER BY at, seq';
  const first = await reader.first(ticks, where, [symbolId, startAt, reset ?? Number.MAX_SAFE_INTEGER]);
  const entry = first && isEntry(startAt, seconds, first.at) ? first : null;
  // A running option may not have processed that tick yet, if it was stored in between.
  if (status === 'running' && entrySeq === null) return;
  same(id, 'entry tick', entrySeq, entry?.seq ?? null);
  same(id, 'entry time', entryAt, entry?.at ?? null);
  same(id, 'entry price', entryPrice, entry && BigInt(entry.bid));
}

/** Lane sequence of the demo reset that voided the option. */
async function resetOf(reader: DatabaseReader, { id, customerId, accountId }: Option): Promise<number> {
  const [found] = await reader.query(
    `SELECT e.lane_seq AS lane_seq, i.kind AS kind, i.payload AS payload, a.book AS book FROM ledger_entries e
     JOIN lane_inputs i ON i.lane_seq = e.lane_seq JOIN ledger_accounts a ON a.id = $2
     WHERE e.ref_kind = 'option' AND e.ref_id = $1 AND e.type = 'option.void'`,
    [id, accountId],
  );
  const isHis =
    found && Reflect.get(readJournal(String(found.payload)) as object, 'customerId') === customerId;
  assertConsistent(
    found?.kind === DEMO_RESET && found.book === 'demo' && isHis === true,
    () => `option ${id} is void by a new beginning of a demo account, and there was none`,
  );
  return Number(found?.lane_seq);
}

/** Verifies that a voided option returned exactly its stake, whatever the price. */
function verifyReset(option: Option): void {
  const { id, exitSeq, outcome, profit } = option;
  same(id, 'exit tick', exitSeq, null);
  same(id, 'outcome', outcome, 'void');
  same(id, 'profit', profit, 0n);
}

/** Verifies the exit: the last tick at or before the expiry, and the result that follows. */
async function verifyExit(reader: DatabaseReader, option: Option): Promise<void> {
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

async function verifyBookings(
  reader: DatabaseReader,
  option: Option,
  writeOffs: ReadonlySet<string>,
): Promise<void> {
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
    // A negative balance that waited for this stake; the replay has verified the amount.
    else if (writeOffs.has(String(type))) continue;
    else assertConsistent(false, () => `option ${option.id}: it was booked as ${type}`);
  }
  same(option.id, 'booked stake', paid, option.stake);
  same(option.id, 'booked return', returned, option.status === 'running' ? 0n : option.stake + option.profit);
}

const same = (id: number, what: string, kept: Told, computed: Told): void =>
  assertRecomputed(`option ${id}`, what, kept, computed);
