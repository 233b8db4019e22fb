import { SELL_BACK_WINDOWS } from '@truemark/domain';
import type { State } from '../../../dist/engine/kernel/state.js';
import { FIRST_PLACE, hashOf, type Place, portionAt } from '../../../dist/engine/kernel/state-hash.js';
import type { SymbolHistory } from '../../../dist/engine/products/options/symbol-history.js';

/** Indexes of what is compared elsewhere: built alike from it, whatever way it came about. */
const DERIVED = new Set(['Catalogue', 'DueHeap', 'TriggerHeap', 'MarginBook', 'RelationStops', 'Legs']);
/** Of this process: when it loaded, which feeds it has, and up to when it has settled what no later tick may reach. */
const OF_PROCESS = new Set(['configVersion', 'storedUntil', 'unfed', 'isReviewing', 'decidedUpTo']);

/** All that a state holds, as lines that do not depend on the way it came about. */
export function everythingOf(state: State): string[] {
  const lines: string[] = [];
  walk('state', state, lines);
  let place: Place = FIRST_PLACE;
  do {
    const { portion, next } = portionAt(state, place);
    lines.push(`hash of ${portion.part} ${portion.first} to ${portion.last}: ${hashOf(state, portion)}`);
    place = next;
  } while (place.part !== 0 || place.first !== 1);
  return lines.sort();
}

function walk(path: string, value: unknown, lines: string[]): void {
  if (typeof value === 'function' || value === undefined) return;
  if (typeof value !== 'object' || value === null) {
    lines.push(`${path}: ${String(value)}`);
    return;
  }
  const kind = value.constructor?.name ?? '';
  if (DERIVED.has(kind)) return;
  // Kept in columns, wherever there was room.
  if (kind === 'OrderBook') {
    for (const order of (value as State['orders']).values()) walk(`${path}.${order.id}`, order, lines);
    return;
  }
  // Rings: where they begin says how long somebody ran.
  if (kind === 'SymbolHistory') {
    walk(`${path}.ticks`, (value as SymbolHistory).lastTicks(), lines);
    const { last } = value as SymbolHistory;
    for (const window of last ? SELL_BACK_WINDOWS : [])
      walk(`${path}.${window}`, (value as SymbolHistory).variance(last?.time ?? 0, window), lines);
    return;
  }
  if (value instanceof Map) {
    // What has come back to nothing need not be there.
    for (const [key, held] of value)
      if (held !== 0 && held !== 0n) walk(`${path}.${String(key)}`, held, lines);
  } else if (value instanceof Set) {
    for (const held of value) lines.push(`${path} has ${String(held)}`);
  } else {
    for (const [name, held] of Object.entries(value))
      if (!OF_PROCESS.has(name)) walk(`${path}.${name}`, held, lines);
  }
}
