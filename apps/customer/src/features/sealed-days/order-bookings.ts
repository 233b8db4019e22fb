import type { ShownOption } from '../../api/option-audit.js';
import type { ShownOrder } from '../../api/order-audit.js';
import { units } from './exact.js';
import { holds, type Say } from './fault.js';
import type { EntryLeaf } from './seal.js';
import { figure, plain } from './totals.js';

type Line = EntryLeaf['lines'][number];

/**
 * What was moved is what the order shows. Entries of one step are sealed together: where a margin was held, its fee is
 * there too, and where it was given back, the result. Each entry names accounts by their numbers; the customer's own
 * free one is where his margin or stake came from.
 */
export function checkBookings(
  entries: readonly EntryLeaf[],
  order: ShownOrder | ShownOption,
  say: Say,
): void {
  if (order.kind === 'option') heldOption(entries, order);
  else heldOrder(entries, order);
  if (entries.length > 0) say({ key: 'booked', figure: '' });
}

const of = (entries: readonly EntryLeaf[], type: string): EntryLeaf | undefined =>
  entries.find((entry) => entry.type === type);
const at = (entry: EntryLeaf | undefined, side: string): Line | undefined =>
  entry?.lines.find((line) => line.side === side);
const amountOf = (line: Line | undefined): bigint => (line ? figure(line.amount) : 0n);

const same = (what: string, moved: bigint, shown: bigint): void =>
  holds(moved === shown, 'booked', { what, told: plain(moved), found: plain(shown) });

function heldOrder(entries: readonly EntryLeaf[], order: ShownOrder): void {
  const sum = (name: 'margin' | 'fee'): bigint =>
    order.parts.reduce((all, part) => all + units(part[name]), 0n);
  const held = of(entries, 'order.margin_hold');
  if (held) {
    same(held.type, amountOf(at(held, 'debit')), sum('margin'));
    same('order.fee', amountOf(at(of(entries, 'order.fee'), 'debit')), sum('fee'));
  }
  const back = of(entries, 'order.margin_release');
  if (!back) return;
  same(back.type, amountOf(at(back, 'debit')), units(order.margin));
  const free = at(back, 'credit')?.account;
  const result = of(entries, 'order.profit')?.lines.find(({ account }) => account === free);
  same('order.profit', amountOf(result) * (result?.side === 'debit' ? -1n : 1n), units(order.profit));
}

const ENDED = ['option.win', 'option.loss', 'option.tie', 'option.void', 'option.sold'];

function heldOption(entries: readonly EntryLeaf[], option: ShownOption): void {
  const staked = of(entries, 'option.stake');
  if (!staked) return;
  same(staked.type, amountOf(at(staked, 'debit')), units(option.stake));
  const ended = entries.find(({ type }) => ENDED.includes(type));
  if (!ended) return;
  const free = at(staked, 'debit')?.account;
  const returned = amountOf(ended.lines.find(({ account, side }) => account === free && side === 'credit'));
  holds(ended.type === `option.${option.outcome}`, 'booked', {
    what: `${ended.type} #${ended.id}`,
    told: ended.type,
    found: option.outcome,
  });
  same(ended.type, returned - units(option.stake), units(option.profit));
}
