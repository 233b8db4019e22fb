import { conversionSymbol } from '@truemark/domain';
import type { Results } from '../kernel/registry.js';
import type { Step } from '../kernel/step.js';
import { changedTerms } from './changed-terms.js';
import type { CancelSymbolChange, EnactSymbolChange, PutSymbol, ResumeSymbol } from './symbol-commands.js';
import { withDaysInForce } from './tables/holiday-calendar.table.js';
import { type SymbolRow, symbols } from './tables/market.table.js';
import {
  type SymbolChange,
  type SymbolPause,
  symbolChanges,
  symbolPauses,
} from './tables/symbol-change.table.js';
import { readTerms, writeTerms } from './tables/symbol-terms.js';

/** Minimum notice of an announced change, ms of the market clock. */
const NOTICE_PERIOD = 24 * 3_600_000;

/**
 * Updates a symbol. If somebody holds it, or an order converts through it, revaluing changes wait for a day from now;
 * an earlier waiting change is replaced and the day starts again. Other changes take effect at once.
 */
export function putSymbol(step: Step, command: PutSymbol): Results['symbol.put'] {
  const { symbol: written, formerly } = command;
  const { state } = step;
  const before = state.symbols.get(written.id);
  const waiting = state.book.changes.get(written.id);
  const coming = waiting && readTerms(waiting).to.schedule;
  const symbol = withCalendarDays(step, written, before?.schedule, coming);
  if (!before || formerly) return { symbol: storeSymbol(step, withSymbolId(step, symbol)), change: null };
  requireNotConverting(step, before, symbol);
  const isDrawn = command.limits !== 2 && [before, symbol].some(state.isSimulated);
  if (!changedTerms(before, symbol, isDrawn)) return { symbol: storeSymbol(step, symbol), change: null };
  return applySymbolChange(step, before, withCalendarDays(step, written, coming, before.schedule), isDrawn);
}

/**
 * Applies a symbol's new version at once or after a day: see `putSymbol`. `isSimulated`: whether its prices are, before
 * or after.
 */
export function applySymbolChange(
  step: Step,
  before: SymbolRow,
  symbol: SymbolRow,
  isSimulated: boolean,
): Results['symbol.put'] {
  const { state, now, laneSeq, actor } = step;
  endChange(step, symbol.id, 'replaced');
  const terms = changedTerms(before, symbol, isSimulated);
  if (!terms) return { symbol: storeSymbol(step, symbol), change: null };
  if (!state.book.held.has(symbol.id)) return { symbol: storeSymbol(step, symbol), change: null };
  const change: SymbolChange = {
    id: step.next('symbolChanges'),
    symbolId: symbol.id,
    terms: writeTerms(terms),
    state: 'waiting',
    madeBy: actor.id,
    madeAt: now,
    holdsAt: now + NOTICE_PERIOD,
    madeSeq: laneSeq,
    endedSeq: null,
    endedAt: null,
    toldUpTo: 0,
  };
  step.set(state.book.changes, symbol.id, change);
  step.schedule('symbol.change', change.id, change.holdsAt);
  step.insert(symbolChanges, change);
  step.emit({ type: 'symbol.announced', change });
  return { symbol: storeSymbol(step, { ...symbol, ...terms.from }), change };
}

/** Puts an announced change into force when due. */
export function enactSymbolChange(step: Step, { changeId }: EnactSymbolChange): Results['symbol.hold'] {
  const { state, now } = step;
  const change = state.book.changeBy(changeId);
  const before = change && state.symbols.get(change.symbolId);
  if (!change || !before || change.holdsAt > now) return step.refuse('symbol.no_change');
  endChange(step, change.symbolId, 'held');
  return { symbol: storeSymbol(step, { ...before, ...readTerms(change).to }) };
}

export function cancelSymbolChange(
  step: Step,
  { symbolId }: CancelSymbolChange,
): Results['symbol.cancel_change'] {
  const change = endChange(step, symbolId, 'cancelled') ?? step.refuse('symbol.no_change');
  step.bumpConfig();
  return { change };
}

/** Pauses a symbol after a price jump: nothing is traded until an operator has reviewed the price. */
export function pauseSymbol(step: Step, symbolId: number): void {
  const pause: SymbolPause = { symbolId, laneSeq: step.laneSeq, since: step.now, isResuming: false };
  notePause(step, pause);
  step.bumpConfig();
}

/** Resumes after an operator has reviewed the rejected price: the next quote is accepted as the new price. */
export function resumeSymbol(step: Step, { symbolId }: ResumeSymbol): Results['symbol.resume'] {
  const pause = step.state.book.pauses.get(symbolId);
  if (!pause || pause.isResuming) return step.refuse('symbol.not_paused');
  const resuming = { ...pause, isResuming: true };
  notePause(step, resuming);
  return { pause: resuming };
}

/** Ends a pause, once a quote was accepted. */
export function endPause(step: Step, symbolId: number): void {
  if (!step.state.book.pauses.has(symbolId)) return;
  step.delete(step.state.book.pauses, symbolId);
  step.remove(symbolPauses, { symbolId });
  step.emit({ type: 'symbol.paused', symbolId, pause: null });
  step.bumpConfig();
}

function notePause(step: Step, pause: SymbolPause): void {
  step.set(step.state.book.pauses, pause.symbolId, pause);
  step.upsert(symbolPauses, pause);
  step.emit({ type: 'symbol.paused', symbolId: pause.symbolId, pause });
}

/** The symbol with its calendar's days: those of the first of `known` that follows it, else the calendar's own. */
function withCalendarDays(
  step: Step,
  symbol: SymbolRow,
  ...known: (SymbolRow['schedule'] | undefined)[]
): SymbolRow {
  const { schedule } = symbol;
  const calendar = step.state.calendars.get(schedule.calendar?.id ?? 0);
  return { ...symbol, schedule: withDaysInForce(schedule, known, calendar) ?? step.refuse('rows.changed') };
}

const withSymbolId = (step: Step, symbol: SymbolRow): SymbolRow => ({
  ...symbol,
  id: symbol.id || step.next('symbols'),
});

function storeSymbol(step: Step, symbol: SymbolRow): SymbolRow {
  step.set(step.state.symbols, symbol.id, symbol);
  step.upsert(symbols, symbol);
  step.emit({ type: 'symbol.changed', symbol });
  step.bumpConfig();
  return symbol;
}

function endChange(step: Step, symbolId: number, state: SymbolChange['state']): SymbolChange | null {
  const { changes } = step.state.book;
  const waiting = changes.get(symbolId);
  if (!waiting) return null;
  const change = { ...waiting, state, endedSeq: step.laneSeq, endedAt: step.now };
  step.delete(changes, symbolId);
  step.patch(symbolChanges, { id: change.id, state, endedSeq: change.endedSeq, endedAt: change.endedAt });
  step.emit({ type: 'symbol.announced', change });
  return change;
}

/** Refuses to disable a symbol while profits are converted through it: of open orders, or of enabled symbols. */
function requireNotConverting(step: Step, before: SymbolRow, after: SymbolRow): void {
  const { state } = step;
  if (!before.isEnabled || after.isEnabled) return;
  const others = [...state.symbols.values()].filter(({ id }) => id !== before.id);
  const currency = state.setting('currency');
  const loses = ({ quoteCurrency }: SymbolRow): boolean =>
    conversionSymbol(others, quoteCurrency, currency) === null &&
    conversionSymbol(state.symbols.values(), quoteCurrency, currency) !== null;
  if (state.book.held.isPinned(before.id) || others.some((other) => other.isEnabled && loses(other)))
    step.refuse('symbol.in_use');
}
