import { OPTION_PURCHASE, type ShownOption } from '../../api/option-audit.js';
import { ORDER_INSTRUCTIONS, type ShownOrder } from '../../api/order-audit.js';
import { units } from './exact.js';
import { Fault, holds, type Say } from './fault.js';
import type { Json } from './form.js';
import { plain } from './totals.js';

/** A customer's sealed instruction: its number, and the content of the leaf's hash. */
export interface Instruction {
  readonly seq: number;
  readonly content: Json;
}

interface Told {
  readonly what: string;
  readonly kind: string;
  readonly terms: Readonly<Record<string, unknown>>;
}

/** Term of an instruction (figure in units of 10⁻⁸, number or word), with the order's value. */
type Term = readonly [name: string, shown: bigint | number | string];

/**
 * Checks that the order matches its instructions: symbol, side, lots, multiple and price of the opening, and lots of a
 * closing; for an option symbol, direction, stake and seconds. Only the customer's own instructions are disclosed;
 * `customer` is their owner, if known.
 */
export function checkInstructions(
  all: readonly Instruction[],
  order: ShownOrder | ShownOption,
  say: Say,
  customer: string | null = null,
): void {
  const told = all.toSorted((one, other) => one.seq - other.seq).map(read);
  if (customer !== null) for (const each of told) isFrom(each, customer);
  const held = order.kind === 'option' ? heldOption(told, order) : heldOrder(told, order);
  if (held.length > 0) say({ key: 'instructed', figure: held.join(', ') });
  else say({ key: 'uninstructed', figure: '' });
  const isPart = order.kind === 'contract' && order.originId !== '0';
  if (held.length > 0 && !isPart && !told.some(isOpening)) say({ key: 'unopened', figure: '' });
}

function read({ seq, content }: Instruction): Told {
  const what = `#${seq}`;
  const { kind, payload } = content as { readonly kind?: unknown; readonly payload?: unknown };
  if (typeof kind !== 'string' || typeof payload !== 'string') throw new Fault('form', { what });
  return { what, kind, terms: JSON.parse(payload) as Told['terms'] };
}

function heldOption(told: readonly Told[], option: ShownOption): string[] {
  const bought = told.filter(isOpening);
  opensOnce(told);
  const terms: Term[] = [
    ['symbolId', Number(option.symbolId)],
    ['direction', option.isUp ? 'up' : 'down'],
    ['stake', units(option.stake)],
    ['seconds', Number(option.seconds)],
  ];
  return bought.map((each) => compare(each, terms));
}

/** Checks that an instruction names the customer who gave it. */
function isFrom({ what, terms }: Told, customer: string): void {
  const { kind, id } = (terms.actor ?? {}) as { readonly kind?: unknown; readonly id?: unknown };
  const isSame = kind === 'customer' && String(id) === customer;
  holds(isSame, 'instruction', { what, told: `${kind} ${id}`, found: `customer ${customer}` });
}

const { open, place, close, closeAll, cancel } = ORDER_INSTRUCTIONS;
const OPENINGS: readonly string[] = [open, place, OPTION_PURCHASE];
const CLOSINGS: readonly string[] = [close, closeAll, cancel];
const isOpening = ({ kind }: Told): boolean => OPENINGS.includes(kind);

/** Checks that nothing is opened twice or after it was closed. */
function opensOnce(told: readonly Told[]): void {
  const [first, ...rest] = told.filter(({ kind }) => [...OPENINGS, ...CLOSINGS].includes(kind));
  const again = rest.find(isOpening);
  if (first && again)
    throw new Fault('instruction', { what: again.what, told: again.kind, found: first.what });
}

function heldOrder(told: readonly Told[], order: ShownOrder): string[] {
  // A copy results from its leader's instructions. Its owner's instructions on other orders may share a step with it.
  if (order.isCopy) return [];
  const { id, originId } = order;
  const isPart = originId !== '0';
  opensOnce(told);
  const held = told.filter(isOpening).map((opening) => {
    // A part closed out of an order was opened with it.
    if (isPart)
      throw new Fault('instruction', { what: opening.what, told: opening.kind, found: `#${originId}` });
    return compare(opening, opened(opening, order));
  });
  for (const ending of told.filter(({ kind }) => kind === cancel))
    held.push(compare(ending, [['orderId', Number(id)]]));
  // An order that never opened is not closed; closing another order may have ended it too.
  if (!order.open) return held;
  for (const closing of told.filter(({ kind }) => kind === close)) {
    const lots: Term[] = closing.terms.lots === undefined ? [] : [['lots', units(order.lots)]];
    // The closing instruction of a part carries the number of the order it was taken from.
    const isOwn = closing.terms.orderId === Number(id) || !isPart;
    held.push(compare(closing, [['orderId', Number(isOwn ? id : originId)], ...lots]));
  }
  for (const closing of told.filter(({ kind }) => kind === closeAll)) {
    const isAll = closing.terms.symbolId === undefined;
    held.push(compare(closing, isAll ? [] : [['symbolId', Number(order.symbolId)]]));
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
    ...(kind === place ? ([['targetPrice', units(order.target)]] as const) : []),
  ];
}

/** Throws at the first term that differs from the instruction. */
function compare({ what, terms }: Told, shown: readonly Term[]): string {
  for (const [name, value] of shown) {
    const said = terms[name];
    const isSame = typeof value === 'bigint' ? said === `${value}n` : said === value;
    holds(isSame, 'instruction', { what, told: readable(said), found: readable(value) });
  }
  return what;
}

/** Figures in an instruction are whole numbers of 10⁻⁸ with the suffix `n`. */
function readable(value: unknown): string {
  if (typeof value === 'bigint') return plain(value);
  const [, digits] = /^(-?\d+)n$/.exec(String(value)) ?? [];
  return digits === undefined ? String(value) : plain(BigInt(digits));
}
