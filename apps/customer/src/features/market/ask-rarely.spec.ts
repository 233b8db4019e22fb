import { expect, it } from 'vitest';
import { askRarely } from './ask-rarely.js';

const HOUR = 3_600;

/** Seconds of an hour at which a question is asked, when one could be asked each second. */
function askedAt(about: (second: number) => string | null): number[] {
  const mayAsk = askRarely();
  return Array.from({ length: HOUR }, (_, second) => second).filter((second) =>
    mayAsk(about(second), second * 1_000),
  );
}

it('asks at once, and ever more rarely while the subject stays', () => {
  expect(askedAt(() => 'EURUSD open')).toEqual([0, 5, 30, 155, 755, 1_355, 1_955, 2_555, 3_155]);
});

it('asks again soon about a subject that was none for a while', () => {
  // Nothing to ask about from the 200th second to the 220th, and in the 1,000th.
  const about = (second: number) =>
    (second >= 200 && second < 220) || second === 1_000 ? null : 'EURUSD open';
  expect(askedAt(about).slice(0, 9)).toEqual([0, 5, 30, 155, 230, 235, 260, 385, 985]);
});

it('asks at once about another subject', () => {
  expect(askedAt((second) => (second < 20 ? 'EURUSD open' : 'EURUSD closed')).slice(0, 4)).toEqual([
    0, 5, 20, 25,
  ]);
});
