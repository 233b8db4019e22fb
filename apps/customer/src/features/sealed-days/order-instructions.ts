import type { ShownOption } from '../../api/option-audit.js';
import type { ShownOrder } from '../../api/order-audit.js';
import { units } from './exact.js';
import { Fault, holds, type Say } from './fault.js';
import type { Json } from './form.js';
import { plain } from './totals.js';

/** What a customer instructed, as it is sealed: its number, and what the leaf's hash is over. */
export interface Instruction {
  readonly seq: number;
  readonly content: Json;
}

interface Told {
  readonly what: string;
  readonly kind: string;
  readonly terms: Readonly<Record<string, unknown>>;
}

/** One thing that an instruction says: a figure in 10⁻⁸, a number or a word, and what the order shows. */
type Term = readonly [name: string, shown: bigint | number | string];

/**
 * The order is what was instructed: symbol, side, lots, multiple and price of the opening, the lots of a closing, and
 * of an option its symbol, direction, stake and seconds. Only one's own instructions are shown with what they say.
 */
export function checkInstructions(
  all: readonly Instruction[],
  order: ShownOrder | ShownOption,
  say: Say,
): void {
  const told = all.toSorted((one, other) => one.seq - other.seq).map(read);
  const held = order.kind === 'option' ? heldOption(told, order) : heldOrder(told, order);
  if (held.length > 0) say({ key: 'instructed', figure: held.join(', ') });
  else say({ key: 'uninstructed', figure: '' });
}

function read({ seq, content }: Instruction): Told {
  const what = `#${seq}`;
  const { kind, payload } = content as { readonly kind?: unknown; readonly payload?: unknown };
  if (typeof kind !== 'string' || typeof payload !== 'string') throw new Fault('form', { what });
  return { what, kind, terms: JSON.parse(payload) as Told['terms'] };
}

function heldOption(told: readonly Told[], option: ShownOption): string[] {
  const bought = told.find(({ kind }) => kind === 'option.buy');
  if (!bought) return [];
  const terms: Term[] = [
    ['symbolId', Number(option.symbolId)],
    ['direction', option.isUp ? 'up' : 'down'],
    ['stake', units(option.stake)],
    ['seconds', Number(option.seconds)],
  ];
  return [compare(bought, terms)];
}

function heldOrder(told: readonly Told[], order: ShownOrder): string[] {
  // A copy comes of its leader's instructions; what its owner says of other orders may share a step with it.
  if (order.isCopy) return [];
  const held: string[] = [];
  const opening = told.find(({ kind }) => kind === 'order.open' || kind === 'order.place');
  if (opening && order.originId === '0') held.push(compare(opening, opened(opening, order)));
  const origin = order.originId === '0' ? order.id : order.originId;
  for (const closing of told.filter(({ kind }) => kind === 'order.close')) {
    const lots: Term[] = closing.terms.lots === undefined ? [] : [['lots', units(order.lots)]];
    // A part that is closed has the number of what it was taken out of in its instruction.
    const isOwn = closing.terms.orderId === Number(order.id);
    held.push(compare(closing, [['orderId', Number(isOwn ? order.id : origin)], ...lots]));
  }
  return held;
}

function opened({ kind }: Told, order: ShownOrder): Term[] {
  const lots = order.parts.reduce((sum, part) => sum + units(part.lots), 0n);
  return [
    ['symbolId', Number(order.symbolId)],
    ['side', order.isBuy ? 'buy' : 'sell'],
    ['lots', lots],
    ['multiple', units(order.multiple)],
    ...(kind === 'order.place' ? ([['targetPrice', units(order.target)]] as const) : []),
  ];
}

/** Throws at the first thing that was instructed otherwise. */
function compare({ what, terms }: Told, shown: readonly Term[]): string {
  for (const [name, value] of shown) {
    const said = terms[name];
    const isSame = typeof value === 'bigint' ? said === `${value}n` : said === value;
    holds(isSame, 'instruction', { what, told: readable(said), found: readable(value) });
  }
  return what;
}

/** A figure of an instruction is a whole number of 10⁻⁸ with an `n` behind it. */
function readable(value: unknown): string {
  if (typeof value === 'bigint') return plain(value);
  const [, digits] = /^(-?\d+)n$/.exec(String(value)) ?? [];
  return digits === undefined ? String(value) : plain(BigInt(digits));
}
