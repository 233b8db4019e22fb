import type { ShownTick } from '../../api/exact-json.js';
import type { ShownOption } from '../../api/option-audit.js';
import { agree, ONE, rounded, units } from './exact.js';
import { holds, type Say } from './fault.js';
import { plain } from './totals.js';

const at = ({ time }: ShownTick): bigint => BigInt(time);
const name = (tick: ShownTick | undefined): string => (tick ? `#${tick.seq}` : '–');
const SECOND = 1_000n;

/**
 * Settles an option again. Entry: first tick after the purchase, in time. Exit: last tick at or before the expiry.
 * Their bids decide; without one of them, or with a stale exit, the option is void. The neighbouring ticks must have
 * adjacent numbers, so that none between was omitted. The value of a sale is left to the standalone program.
 */
export function checkOptionResult(option: ShownOption, say: Say): void {
  if (option.outcome === 'sold') return say({ key: 'unworked', figure: '' });
  if (option.outcome === '') return;
  if (option.isReset) return heldVoid(option, say);
  const entry = entryOf(option);
  const exit = entry && exitOf(option);
  if (!entry || !exit) return heldVoid(option, say);
  decide(option, entry, exit, say);
}

/** Null: no tick arrived in time. */
function entryOf({ open, ticks, start, deadline }: ShownOption): ShownTick | null {
  const [from, until] = [BigInt(start), BigInt(deadline)];
  const before = ticks.findLast((tick) => at(tick) <= from);
  const behind = ticks.find((tick) => at(tick) > from);
  // Without a later tick nothing can have been omitted.
  if (behind) adjoin('entry', before, behind);
  const first = behind && at(behind) <= until ? behind : undefined;
  holds(first?.seq === open?.seq, 'result', {
    name: 'entry',
    told: name(open ?? undefined),
    found: name(first),
  });
  return open;
}

/** Null: the last price was stale and decides nothing. */
function exitOf({ close, ticks, expiry, staleSeconds }: ShownOption): ShownTick | null {
  const end = BigInt(expiry);
  const last = ticks.findLast((tick) => at(tick) <= end);
  const next = ticks.find((tick) => at(tick) > end);
  if (next) adjoin('exit', last, next);
  if (!last || end - at(last) > BigInt(staleSeconds) * SECOND) return null;
  holds(last.seq === close?.seq, 'result', {
    name: 'exit',
    told: name(close ?? undefined),
    found: name(last),
  });
  return close;
}

/** Checks that two ticks have consecutive numbers; the very first tick has no predecessor. */
function adjoin(what: 'entry' | 'exit', before: ShownTick | undefined, behind: ShownTick): void {
  const follows = BigInt(behind.seq) === BigInt(before?.seq ?? 0) + 1n;
  holds(follows, 'result', { name: what, told: name(before), found: name(behind) });
}

function heldVoid({ outcome, profit }: ShownOption, say: Say): void {
  holds(outcome === 'void', 'result', { name: 'outcome', told: outcome, found: 'void' });
  agree(say, 'void', profit, 0n);
}

function decide(option: ShownOption, open: ShownTick, close: ShownTick, say: Say): void {
  const [entry, exit] = [units(open.bid), units(close.bid)];
  agree(say, 'entry', option.entryPrice, entry, `#${open.seq}`);
  agree(say, 'exit', option.exitPrice, exit, `#${close.seq}`);
  const moved = option.isUp ? exit - entry : entry - exit;
  const outcome = moved > 0n ? 'win' : moved < 0n ? 'loss' : 'tie';
  holds(option.outcome === outcome, 'result', { name: 'outcome', told: option.outcome, found: outcome });
  const sign = exit === entry ? '=' : exit > entry ? '>' : '<';
  say({ key: 'outcome', figure: `${plain(exit)} ${sign} ${plain(entry)}` });
  const [stake, ratio] = [units(option.stake), units(option.ratio)];
  const won = rounded(stake * ratio, ONE, 2);
  const lost = option.losesByRatio && won < stake ? won : stake;
  const by = outcome === 'win' ? `${plain(stake)} × ${plain(ratio)}` : '';
  agree(say, 'profit', option.profit, { win: won, loss: -lost, tie: 0n }[outcome], by);
}
