import {
  houseCostOf,
  lossAmount,
  NO_SHARED_OPTIONS,
  type PayoutTerms,
  type SharedOptionSums,
  withOption,
} from '@truemark/domain';
import { decimal } from '@truemark/money';
import { TriggerHeap } from '../../kernel/trigger-heap.js';
import type { UndoList } from '../../kernel/undo.js';
import { SymbolHistory } from './symbol-history.js';
import type { Option } from './tables/option.table.js';

/** Payout terms of an option, pinned at its purchase. */
export const payoutTermsOf = ({ stake, terms }: Option): PayoutTerms => ({
  stake,
  ratio: decimal(terms.ratio),
  lossLevel: terms.lossLevel,
});

type SharedEnd = Pick<Option, 'customerId' | 'symbolId' | 'startAt' | 'expiresAt'>;

/**
 * Key of options bought at one instant with one expiry: they share entry and exit, so opposite directions cannot both
 * win.
 */
const sharedKey = ({ customerId, symbolId, startAt, expiresAt }: SharedEnd): string =>
  `${customerId}|${symbolId}|${startAt}|${expiresAt}`;

/** Next decision time of an option: its entry deadline, then its expiry. */
const dueAt = ({ entrySeq, entryUntil, expiresAt }: Option): number =>
  entrySeq === null ? entryUntil : expiresAt;

/**
 * Running options, indexed by customer and by symbol while waiting for their entry. Due times are in a heap per symbol;
 * outdated entries are dropped when their time comes.
 */
export class OptionBook {
  private readonly options = new Map<number, Option>();
  private readonly byCustomer = new Map<number, Set<number>>();
  private readonly waiting = new Map<number, Set<number>>();
  private readonly dueHeaps = new Map<number, TriggerHeap>();
  /**
   * Loss of the broker per symbol, book and direction if that direction wins: the sum of all customers' worst cases.
   */
  private readonly exposures = new Map<string, bigint>();
  /** Options of one customer that share entry and expiry. */
  private readonly sharedSums = new Map<string, SharedOptionSums>();
  private readonly histories = new Map<number, SymbolHistory>();
  /** Per symbol, the time up to which options were settled without a later tick. */
  private readonly decidedUpTo = new Map<number, number>();

  get size(): number {
    return this.options.size;
  }

  get(id: number): Option | undefined {
    return this.options.get(id);
  }

  keys(): IterableIterator<number> {
    return this.options.keys();
  }

  /** Next decision time of a running option, epoch ms; null if it has ended. */
  dueAt(id: number): number | null {
    const option = this.options.get(id);
    return option ? dueAt(option) : null;
  }

  values(): IterableIterator<Option> {
    return this.options.values();
  }

  /** The customer's running options by id. */
  of(customerId: number): Option[] {
    const ids = [...(this.byCustomer.get(customerId) ?? [])].sort((a, b) => a - b);
    return ids.flatMap((id) => this.options.get(id) ?? []);
  }

  countOf(customerId: number): number {
    return this.byCustomer.get(customerId)?.size ?? 0;
  }

  /** Maximum loss that the customer's running options may still cause him. */
  atRiskOf(customerId: number): bigint {
    let loss = 0n;
    for (const id of this.byCustomer.get(customerId) ?? []) {
      const option = this.options.get(id);
      if (option) loss += lossAmount(payoutTermsOf(option));
    }
    return loss;
  }

  /** Sum of the stakes of the customer's running options that came from an account. */
  stakedFrom(customerId: number, accountId: number): bigint {
    let staked = 0n;
    for (const id of this.byCustomer.get(customerId) ?? []) {
      const option = this.options.get(id);
      if (option?.accountId === accountId) staked += option.stake;
    }
    return staked;
  }

  /** Loss of the broker if the option's direction wins, assuming that the option runs too. */
  exposureWith(
    option: SharedEnd & Pick<Option, 'direction'>,
    terms: PayoutTerms,
    book: 'real' | 'demo',
  ): bigint {
    const { symbolId, direction } = option;
    const held = this.sharedSums.get(sharedKey(option)) ?? NO_SHARED_OPTIONS;
    const sum = this.exposures.get(`${symbolId}|${direction}|${book}`) ?? 0n;
    return sum - houseCostOf(held, direction) + houseCostOf(withOption(held, direction, terms), direction);
  }

  /** Stores an option in its new state, or a new one; an ended one is removed. */
  put(option: Option, book: 'real' | 'demo', undo: UndoList): void {
    const before = this.options.get(option.id);
    const isRunning = option.status === 'running';
    if (isRunning) undo.set(this.options, option.id, option);
    else undo.delete(this.options, option.id);
    const mine = setOf(this.byCustomer, option.customerId);
    const waiting = setOf(this.waiting, option.symbolId);
    if (isRunning && option.entrySeq === null) undo.add(waiting, option.id);
    else undo.remove(waiting, option.id);
    if (isRunning) undo.add(mine, option.id);
    else undo.remove(mine, option.id);
    if (isRunning) this.heapOf(option.symbolId).push(dueAt(option), option.id);
    if (isRunning !== (before !== undefined)) this.updateExposure(option, isRunning ? 1n : -1n, book, undo);
  }

  /** Adds or removes an option's exposure. Its terms are pinned, so exposure never changes in between. */
  private updateExposure(option: Option, sign: 1n | -1n, book: 'real' | 'demo', undo: UndoList): void {
    const key = sharedKey(option);
    const held = this.sharedSums.get(key) ?? NO_SHARED_OPTIONS;
    const after = withOption(held, option.direction, payoutTermsOf(option), sign);
    const isEmpty = after.up.loss === 0n && after.down.loss === 0n;
    if (isEmpty) undo.delete(this.sharedSums, key);
    else undo.set(this.sharedSums, key, after);
    for (const direction of ['up', 'down'] as const) {
      const change = houseCostOf(after, direction) - houseCostOf(held, direction);
      if (change === 0n) continue;
      const place = `${option.symbolId}|${direction}|${book}`;
      undo.set(this.exposures, place, (this.exposures.get(place) ?? 0n) + change);
    }
  }

  /** Options of the symbol waiting for their entry, by id. */
  waitingFor(symbolId: number): Option[] {
    const ids = this.waiting.get(symbolId);
    if (!ids || ids.size === 0) return [];
    return [...ids].sort((a, b) => a - b).flatMap((id) => this.options.get(id) ?? []);
  }

  /** Takes options of the symbol due at or before `until`, epoch ms, sorted by due time and id; each once. */
  takeDue(symbolId: number, until: number, undo: UndoList): Option[] {
    const heap = this.dueHeaps.get(symbolId);
    if (!heap?.isReached(until)) return [];
    const due = new Map<number, Option>();
    while (heap.isReached(until)) {
      const entry = heap.pop();
      if (!entry) break;
      undo.push(() => heap.push(entry.level, entry.id));
      const option = this.options.get(entry.id);
      if (option && dueAt(option) === entry.level) due.set(option.id, option);
    }
    return [...due.values()].sort((a, b) => dueAt(a) - dueAt(b) || a.id - b.id);
  }

  /** Symbols with an option due by `until`. */
  symbolsDue(until: number): number[] {
    const symbols: number[] = [];
    for (const [symbolId, heap] of this.dueHeaps) if (heap.isReached(until)) symbols.push(symbolId);
    return symbols.sort((a, b) => a - b);
  }

  /** Notes that a symbol's options were settled up to `time` without a later tick: older ticks are now late. */
  noteDecided(symbolId: number, time: number, undo: UndoList): void {
    if (time > (this.decidedUpTo.get(symbolId) ?? 0)) undo.set(this.decidedUpTo, symbolId, time);
  }

  isLate(symbolId: number, time: number): boolean {
    return time <= (this.decidedUpTo.get(symbolId) ?? 0);
  }

  /** Price history of the symbol, for pricing offers. */
  historyOf(symbolId: number): SymbolHistory {
    let history = this.histories.get(symbolId);
    if (!history) {
      history = new SymbolHistory();
      this.histories.set(symbolId, history);
    }
    return history;
  }

  private heapOf(symbolId: number): TriggerHeap {
    let heap = this.dueHeaps.get(symbolId);
    if (!heap) {
      heap = new TriggerHeap('rising');
      this.dueHeaps.set(symbolId, heap);
    }
    return heap;
  }
}

function setOf(sets: Map<number, Set<number>>, key: number): Set<number> {
  let found = sets.get(key);
  if (!found) {
    found = new Set();
    sets.set(key, found);
  }
  return found;
}
