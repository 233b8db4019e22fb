import { OPTION_ENDS, OPTION_STAKE, type ShownOption } from '../../api/option-audit.js';
import { ORDER_ENTRIES, type ShownOrder } from '../../api/order-audit.js';
import { units } from './exact.js';
import { holds, type Say } from './fault.js';
import type { EntryLeaf } from './seal.js';
import { figure, plain } from './totals.js';

const {
  reserved: RESERVED,
  released: RELEASED,
  held: HELD,
  fee: FEE,
  back: BACK,
  result: RESULT,
} = ORDER_ENTRIES;
const OF_OPTION = [OPTION_STAKE, ...OPTION_ENDS, ORDER_ENTRIES.relief];
const OF_ORDER = Object.values(ORDER_ENTRIES);

/**
 * Checks that the money moved matches the order. Entries of one step are sealed together: the fee with the margin
 * reserved, and the result with the margin released. Entries name accounts by number. The customer's free account is
 * where the margin or stake came from, and all entries must refer to it.
 */
export function checkBookings(
  entries: readonly EntryLeaf[],
  order: ShownOrder | ShownOption,
  say: Say,
): void {
  const isOption = order.kind === 'option';
  checkKinds(entries, isOption ? OF_OPTION : OF_ORDER);
  if (isOption) heldOption(entries, order);
  else heldOrder(entries, order);
  const relief = of(entries, ORDER_ENTRIES.relief);
  if (relief) holds(relief.lines.length === 2, 'booked', surplus(relief));
  if (entries.length > 0) say({ key: 'booked', figure: '' });
}

/** Checks that each movement is of a kind such an order makes, at most once. */
function checkKinds(entries: readonly EntryLeaf[], kinds: readonly string[]): void {
  const seen = new Set<string>();
  for (const entry of entries) {
    const kind = OPTION_ENDS.includes(entry.type) ? 'ended' : entry.type;
    holds(kinds.includes(entry.type) && !seen.has(kind), 'booked', surplus(entry));
    seen.add(kind);
  }
}

const surplus = (entry: EntryLeaf) => ({
  what: `${entry.type} #${entry.id}`,
  told: plain(
    entry.lines.reduce((sum, { side, amount }) => sum + (side === 'debit' ? figure(amount) : 0n), 0n),
  ),
  found: '0',
});

const of = (entries: readonly EntryLeaf[], type: string): EntryLeaf | undefined =>
  entries.find((entry) => entry.type === type);
const accountAt = (entry: EntryLeaf | undefined, side: string): string | undefined =>
  entry?.lines.find((line) => line.side === side)?.account;

/** Net amount of an entry's lines on an account; negative: debited. */
const given = (entry: EntryLeaf | undefined, account: string | undefined): bigint =>
  (entry?.lines ?? [])
    .filter((line) => line.account === account)
    .reduce((sum, { side, amount }) => sum + (side === 'credit' ? figure(amount) : -figure(amount)), 0n);

const same = (what: string, moved: bigint, shown: bigint): void =>
  holds(moved === shown, 'booked', { what, told: plain(moved), found: plain(shown) });

function heldOrder(entries: readonly EntryLeaf[], order: ShownOrder): void {
  const sum = (name: 'margin' | 'fee'): bigint =>
    order.parts.reduce((all, part) => all + units(part[name]), 0n);
  const [reserved, released, held, fee, back, result] = [RESERVED, RELEASED, HELD, FEE, BACK, RESULT].map(
    (type) => of(entries, type),
  );
  const profit = units(order.profit);
  const free =
    accountAt(reserved ?? held ?? fee, 'debit') ??
    accountAt(released ?? back, 'credit') ??
    accountAt(result, profit < 0n ? 'debit' : 'credit');
  const took = (entry: EntryLeaf | undefined): bigint => -given(entry, free);
  if (reserved && released) same(released.type, given(released, free), took(reserved));
  // A pending order, or one that was never filled, has reserved its prospective cost.
  if (reserved && !order.open && !held) same(reserved.type, took(reserved), sum('margin') + sum('fee'));
  if (held || fee) {
    same(HELD, took(held), sum('margin'));
    same(FEE, took(fee), sum('fee'));
  }
  if (!back && !result) return;
  same(BACK, given(back, free), units(order.margin));
  same(RESULT, given(result, free), profit);
}

function heldOption(entries: readonly EntryLeaf[], option: ShownOption): void {
  const [staked, ended] = [of(entries, OPTION_STAKE), entries.find(({ type }) => OPTION_ENDS.includes(type))];
  const [free, stake] = [accountAt(staked, 'debit'), units(option.stake)];
  if (staked) same(staked.type, -given(staked, free), stake);
  if (!ended) return;
  holds(ended.type === `option.${option.outcome}`, 'booked', {
    what: `${ended.type} #${ended.id}`,
    told: ended.type,
    found: option.outcome,
  });
  if (staked) same(ended.type, given(ended, free) - stake, units(option.profit));
}
