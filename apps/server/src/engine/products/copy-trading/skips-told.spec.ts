import { describe, expect, it } from 'vitest';
import { NEVER_UNDONE, UndoList } from '../../kernel/undo.js';
import { type SkipSubject, SkipsTold } from './skips-told.js';

const HOUR = 3_600_000;
const subject: SkipSubject = { customerId: 1, traderId: 2, symbolId: 3, reason: 'paused' };

describe('skips that were told', () => {
  it.each<[string, Partial<SkipSubject>]>([
    ['follower', { customerId: 9 }],
    ['trader', { traderId: 9 }],
    ['symbol', { symbolId: 9 }],
    ['reason', { reason: 'blocked' }],
  ])('say nothing of another %s', (_, differs) => {
    const told = new SkipsTold();
    expect(told.note(subject, 0, NEVER_UNDONE)).toBe(true);
    expect(told.note(subject, HOUR - 1, NEVER_UNDONE)).toBe(false);
    expect(told.note({ ...subject, ...differs }, HOUR - 1, NEVER_UNDONE)).toBe(true);
    expect(told.note(subject, HOUR, NEVER_UNDONE)).toBe(true);
  });

  it('are not told once their step is taken back', () => {
    const [told, undo] = [new SkipsTold(), new UndoList()];
    told.note(subject, 0, undo);
    undo.rollback();
    expect(told.note(subject, 1, undo)).toBe(true);
  });

  it('are forgotten when they keep nobody from being told any more, and only then', () => {
    const told = new SkipsTold();
    const many = (first: number, at: number): boolean[] =>
      Array.from({ length: 6_000 }, (_, more) =>
        told.note({ ...subject, customerId: first + more }, at, NEVER_UNDONE),
      );
    many(1, 0);
    many(10_001, HOUR);
    told.tidy();
    expect(told.size).toBe(6_000);
    expect(many(10_001, HOUR + 1)).not.toContain(true);
  });
});
