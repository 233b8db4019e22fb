import { describe, expect, it } from 'vitest';
import { durationText, type Option, resultOf, stateOf } from './option.js';

const option = (more: Partial<Option>): Option =>
  ({
    status: 1,
    outcome: '',
    outcome_now: '',
    profitIfWin: 8.5,
    profitIfLoss: -10,
    profit: 0,
    ...more,
  }) as Option;

describe('an option', () => {
  it.each([
    [{}, 'Waiting for entry', null],
    [{ outcome_now: 'win' }, 'Running, ahead', 8.5],
    [{ outcome_now: 'loss' }, 'Running, behind', -10],
    [{ outcome_now: 'tie' }, 'Running, level', 0],
    [{ status: 3, outcome: 'win', profit: 8.5 }, 'Won', 8.5],
    [{ status: 3, outcome: 'sold', profit: -1.2 }, 'Sold back', -1.2],
    [{ status: 4, outcome: 'void' }, 'Void', 0],
  ] as const)('%j: %s, %s', (more, label, result) => {
    expect(stateOf(option(more)).label).toBe(label);
    expect(resultOf(option(more))).toBe(result);
  });
});

it.each([
  [5, '5 s'],
  [60, '1 min'],
  [90, '1 min 30 s'],
  [3600, '1 h'],
  [86_400, '1 d'],
  [3661, '1 h 1 min 1 s'],
])('%i seconds: %s', (seconds, text) => expect(durationText(seconds)).toBe(text));
