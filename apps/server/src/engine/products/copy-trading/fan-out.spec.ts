import { expect, it } from 'vitest';
import { SYSTEM } from '../../kernel/command.js';
import type { State } from '../../kernel/state.js';
import { Step } from '../../kernel/step.js';
import { UndoList } from '../../kernel/undo.js';
import { catchUp } from './fan-out.js';

/** An event as a start restores it: the relations up to its cursor, 59, had their turn and are not listed. */
function restored(cursor: number) {
  const visited: number[] = [];
  const fanOut = {
    event: { cursor, laneSeq: 4, kind: 'open' },
    followIds: [60, 61],
    next: 0,
    ahead: new Set(),
  };
  const follows = {
    get: (id: number) => {
      visited.push(id);
      return undefined;
    },
  };
  const fanOuts = { size: 1, of: () => [fanOut] };
  const followsOf = (customerId: number) => [{ id: customerId, traderId: 7 }];
  const state = { copying: { fanOuts, follows, followsOf } } as unknown as State;
  return { step: new Step(state, new UndoList(), 1_000, 5, SYSTEM), visited };
}

it('after a start nobody up to an event’s cursor has a second turn; whoever is above it has his', () => {
  const { step, visited } = restored(59);
  for (const id of [1, 59, 60, 61]) catchUp(step, id);
  expect(visited).toEqual([60, 61]);
});

it('an event of which nobody had a turn yet leaves out nobody', () => {
  const { step, visited } = restored(0);
  catchUp(step, 1);
  expect(visited).toEqual([1]);
});
