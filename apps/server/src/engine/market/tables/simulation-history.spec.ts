import { expect, it } from 'vitest';
import { writeJournal } from '../../kernel/journal.js';
import { symbolFixture } from '../sources/symbol.fixture.js';
import type { SymbolRow } from './market.table.js';
import { SimulationHistory } from './simulation-history.js';
import type { SymbolChange } from './symbol-change.table.js';
import { writeTerms } from './symbol-terms.js';

const FIRST = symbolFixture({ id: 1, feed: 'simulator', spread: 10n });

function historyOf(...puts: readonly (readonly [laneSeq: number, change: Partial<SymbolRow>])[]) {
  const history = new SimulationHistory();
  history.note(1, 'feeds.start', writeJournal({ priceFeed: null }));
  for (const [laneSeq, change] of [[2, { id: 0 }], ...puts] as const) {
    history.note(laneSeq, 'symbol.put', writeJournal({ symbol: { ...FIRST, ...change } }));
  }
  return history;
}

const announced = (change: Partial<SymbolChange>, terms: Partial<SymbolRow>): SymbolChange => ({
  ...{ id: 1, symbolId: 1, state: 'waiting', madeBy: 1, madeAt: 0, holdsAt: 0, madeSeq: 5 },
  ...{ endedSeq: null, endedAt: null, toldUpTo: 0 },
  terms: writeTerms({ from: { spread: FIRST.spread, feed: FIRST.feed }, to: terms }),
  ...change,
});

const spreads = (history: SimulationHistory, ...at: number[]): (number | undefined)[] =>
  at.map((laneSeq) => history.at(1, laneSeq)?.spread);

it('a change applies to the inputs after it', () => {
  expect(spreads(historyOf([5, { spread: 30n }]), 2, 3, 5, 6)).toEqual([undefined, 10, 10, 30]);
});

it('an announced change applies once it has taken effect, whatever was written meanwhile', () => {
  const history = historyOf([5, { spread: 30n }], [7, { sort: 9 }]);
  history.noteChange(announced({}, { spread: 30n }));
  expect(spreads(history, 6, 9)).toEqual([10, 10]);
  history.noteChange(announced({ state: 'held', endedSeq: 10 }, { spread: 30n }));
  expect(spreads(history, 6, 10, 11)).toEqual([10, 10, 30]);
});

it.each(['cancelled', 'replaced'] as const)('a %s change never applies', (state) => {
  const history = historyOf([5, { spread: 30n }], [8, { spread: 20n }]);
  history.noteChange(announced({ state, endedSeq: 8 }, { spread: 30n }));
  history.noteChange(announced({ id: 2, madeSeq: 8, state: 'held', endedSeq: 12 }, { spread: 20n }));
  expect(spreads(history, 6, 9, 12, 13)).toEqual([10, 10, 10, 20]);
});

it('a change that a calendar replaced applies with the days if it did not wait again', () => {
  const atOnce = historyOf([5, { spread: 30n }]);
  atOnce.noteChange(announced({ state: 'replaced', endedSeq: 8 }, { spread: 30n }));
  expect(spreads(atOnce, 8, 9)).toEqual([10, 30]);
  const waitsAgain = historyOf([5, { spread: 30n }]);
  waitsAgain.noteChange(announced({ state: 'replaced', endedSeq: 8 }, { spread: 30n }));
  waitsAgain.noteChange(announced({ id: 2, madeSeq: 8 }, { spread: 30n }));
  expect(spreads(waitsAgain, 9)).toEqual([10]);
});

it('ticks are of the market until a change of the feed takes effect', () => {
  const history = historyOf([5, { feed: 'binance' }]);
  history.noteChange(announced({ state: 'held', endedSeq: 10 }, { feed: 'binance' }));
  expect([9, 11].map((laneSeq) => history.at(1, laneSeq) !== null)).toEqual([true, false]);
});
