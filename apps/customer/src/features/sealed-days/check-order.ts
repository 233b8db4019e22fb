import type { ShownTick } from '../../api/exact-json.js';
import type { ShownOption } from '../../api/option-audit.js';
import type { ShownOrder } from '../../api/order-audit.js';
import { checkProvenTick } from './check-ticks.js';
import { units } from './exact.js';
import { holds, type Say } from './fault.js';
import { canonical, hashOf, type Json, leafHash } from './form.js';
import { checkBookings } from './order-bookings.js';
import { checkInstructions } from './order-instructions.js';
import {
  sealOf as daySealed,
  type EntryLeaf,
  type InputLeaf,
  isLeaf,
  type Proven,
  type ProvenTick,
  type Seal,
} from './seal.js';
import { figure } from './totals.js';
import { leadsTo } from './tree.js';

interface SealedInput extends Proven<InputLeaf> {
  readonly day: string;
  /** Content of the leaf's hash; null if someone else gave the input. */
  readonly content?: Json;
}

/** Inputs of an order, each leaf with its day. */
export interface ProvenOrder {
  readonly ticks: readonly ProvenTick[];
  readonly inputs: readonly SealedInput[];
  readonly entries: readonly (Proven<EntryLeaf> & { readonly day: string })[];
}

/**
 * Checks that an order's ticks, inputs and entries are in their sealed days, and that its audit shows exactly the
 * sealed ticks, instructions and money movements.
 */
export function checkOrder(
  { ticks, inputs, entries }: ProvenOrder,
  audit: ShownOrder | ShownOption,
  seals: readonly Seal[],
  say: Say,
  customer: string | null = null,
): void {
  const sealOf = (day: string): Seal => daySealed(seals, day);
  const isSealed = ({ seq }: ShownTick, symbol: string): boolean =>
    seals.some(
      ({ ticks: { [symbol]: of } }) => of && Number(seq) >= of.first_seq && Number(seq) <= of.last_seq,
    );
  const sealed = new Map(
    ticks.map((each) => {
      const { symbol, seq, bid, ask, time } = checkProvenTick(each, sealOf(each.day));
      return [`${symbol} ${seq}`, { bid, ask, time }] as const;
    }),
  );
  for (const tick of [audit.open, audit.close]) if (tick) checkShown(tick, audit.symbol, sealed);
  // Neighbouring ticks prove that none was omitted, so they must be sealed under their numbers too.
  const beside = audit.kind === 'option' ? audit.ticks : [];
  for (const tick of beside) if (isSealed(tick, audit.symbol)) checkShown(tick, audit.symbol, sealed);
  for (const rate of audit.kind === 'contract' ? [audit.openRate, audit.closeRate] : [])
    if (rate?.code && rate.tick && isSealed(rate.tick, rate.code)) checkShown(rate.tick, rate.code, sealed);
  const shown = ticks.map(({ tick: { leaf } }) =>
    leaf.symbol === audit.symbol ? `#${leaf.seq}` : `${leaf.symbol} #${leaf.seq}`,
  );
  say({ key: 'orderTicks', figure: shown.join(', ') });
  for (const { day, leaf, content, ...place } of inputs) {
    const { journal } = sealOf(day);
    const what = `#${leaf.seq}`;
    holds(isLeaf(leaf, 'input'), 'form', { what });
    const isSaid = !content || hashOf(canonical(content)) === leaf.hash;
    holds(isSaid, 'content', { what });
    const isWithin = leaf.seq >= journal.from && leaf.seq <= journal.to;
    holds(isWithin && leadsTo(journal.root, leafHash(leaf), place), 'path', { what, day });
  }
  say({ key: 'inputs', figure: String(inputs.length) });
  const own = inputs.flatMap(({ leaf: { seq }, content }) => (content ? [{ seq, content }] : []));
  checkInstructions(own, audit, say, customer);
  // An opened order must have reserved money.
  holds(!audit.open || entries.length > 0, 'unbooked');
  for (const { day, leaf, ...place } of entries) {
    const { ledger } = sealOf(day);
    const what = `${leaf.type} #${leaf.id}`;
    holds(isLeaf(leaf, 'entry'), 'form', { what });
    const isWhole = place.count === ledger.entries;
    holds(isWhole && leadsTo(ledger.root, leafHash(leaf), place), 'path', { what, day });
    checkBalanced(leaf);
  }
  say({ key: 'entries', figure: String(entries.length) });
  checkBookings(
    entries.map(({ leaf }) => leaf),
    audit,
    say,
  );
}

/** Checks that the audit's tick equals the sealed one in every digit. */
function checkShown(
  shown: ShownTick,
  symbol: string,
  sealed: ReadonlyMap<string, { bid: string; ask: string; time: number }>,
): void {
  const own = sealed.get(`${symbol} ${shown.seq}`);
  const isSame =
    own !== undefined &&
    units(shown.bid) === figure(own.bid) &&
    units(shown.ask) === figure(own.ask) &&
    shown.time === String(own.time);
  holds(isSame, 'tick', { seq: shown.seq });
}

/** Checks that an entry's debits equal its credits, per currency. */
function checkBalanced({ id, lines }: EntryLeaf): void {
  const sums = new Map<string, bigint>();
  for (const { side, amount, currency } of lines) {
    const value = figure(amount) * (side === 'debit' ? 1n : -1n);
    sums.set(currency, (sums.get(currency) ?? 0n) + value);
  }
  holds(
    [...sums.values()].every((sum) => sum === 0n),
    'entry',
    { what: `#${id}` },
  );
}
