import { SELL_BACK_WINDOWS } from '@truemark/domain';
import type { State } from '../../../dist/engine/kernel/state.js';
import {
  FIRST_PORTION,
  hashOf,
  type PortionCursor,
  portionAt,
} from '../../../dist/engine/kernel/state-hash.js';
import type { SymbolHistory } from '../../../dist/engine/products/options/symbol-history.js';

/** Indexes of state that is compared elsewhere; built from it, independent of history. */
const DERIVED = new Set(['Catalogue', 'DueHeap', 'TriggerHeap', 'MarginBook', 'RelationStops', 'Legs']);
/**
 * Fields of the process, not of the state: load time, feeds, replay flags, and the time up to which options were
 * settled without a later tick.
 */
const OF_PROCESS = new Set(['configVersion', 'storedUntil', 'unfed', 'isReviewing', 'decidedUpTo']);

/** The whole state as lines that do not depend on its history. */
export function everythingOf(state: State): string[] {
  const lines: string[] = [];
  walk('state', state, lines);
  let place: PortionCursor = FIRST_PORTION;
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
  // Stored in columns, in whichever slot was free.
  if (kind === 'OrderBook') {
    for (const order of (value as State['orders']).values()) walk(`${path}.${order.id}`, order, lines);
    return;
  }
  // Ring buffers: their start depends on how long the process has run.
  if (kind === 'SymbolHistory') {
    walk(`${path}.ticks`, (value as SymbolHistory).lastTicks(), lines);
    const { last } = value as SymbolHistory;
    for (const window of last ? SELL_BACK_WINDOWS : [])
      walk(`${path}.${window}`, (value as SymbolHistory).variance(last?.time ?? 0, window), lines);
    return;
  }
  if (value instanceof Map) {
    // Values that returned to zero may be missing.
    for (const [key, held] of value)
      if (held !== 0 && held !== 0n) walk(`${path}.${String(key)}`, held, lines);
  } else if (value instanceof Set) {
    for (const held of value) lines.push(`${path} has ${String(held)}`);
  } else {
    for (const [name, held] of Object.entries(value))
      if (!OF_PROCESS.has(name)) walk(`${path}.${name}`, held, lines);
  }
}
