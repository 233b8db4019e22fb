import { expect, it } from 'vitest';
import { UndoList } from '../../kernel/undo.js';
import { FanOuts } from './fan-outs.js';

it('a portion counts as alone if no step lies between it and the last one, also after an undo', () => {
  const [fanOuts, undo] = [new FanOuts(), new UndoList()];
  expect([5, 6, 7, 9, 10].map((seq) => fanOuts.notePortion(seq, undo))).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
  const mark = undo.mark;
  fanOuts.notePortion(11, undo);
  undo.rollback(mark);
  expect(fanOuts.notePortion(11, undo)).toBe(true);
});
