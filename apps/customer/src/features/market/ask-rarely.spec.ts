import { expect, it } from 'vitest';
import { askRarely } from './ask-rarely.js';

const HOUR = 3_600;

/** Seconds of an hour at which a question is asked, when one could be asked each second. */
function askedAt(about: (second: number) => string): number[] {
  const mayAsk = askRarely();
  return Array.from({ length: HOUR }, (_, second) => second).filter((second) =>
    mayAsk(about(second), second * 1_000),
  );
}

it('asks at once, and ever more rarely while the subject stays', () => {
  expect(askedAt(() => 'EURUSD open')).toEqual([0, 5, 30, 155, 755, 1_355, 1_955, 2_555, 3_155]);
});

it('asks at once about another subject', () => {
  expect(askedAt((second) => (second < 20 ? 'EURUSD open' : 'EURUSD closed')).slice(0, 4)).toEqual([
    0, 5, 20, 25,
  ]);
});
