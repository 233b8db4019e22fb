import { describe, expect, it } from 'vitest';
import { NO_UNDO, UndoList } from '../../kernel/undo.js';
import { type SkipNoticeKey, SkipNoticeLog } from './skip-notices.js';

const HOUR = 3_600_000;
const subject: SkipNoticeKey = { customerId: 1, traderId: 2, symbolId: 3, reason: 'paused' };

describe('notified skips', () => {
  it.each<[string, Partial<SkipNoticeKey>]>([
    ['follower', { customerId: 9 }],
    ['trader', { traderId: 9 }],
    ['symbol', { symbolId: 9 }],
    ['reason', { reason: 'blocked' }],
  ])('do not suppress the notice of another %s', (_, differs) => {
    const told = new SkipNoticeLog();
    expect(told.note(subject, 0, NO_UNDO)).toBe(true);
    expect(told.note(subject, HOUR - 1, NO_UNDO)).toBe(false);
    expect(told.note({ ...subject, ...differs }, HOUR - 1, NO_UNDO)).toBe(true);
    expect(told.note(subject, HOUR, NO_UNDO)).toBe(true);
  });

  it('are not recorded when their step is undone', () => {
    const [told, undo] = [new SkipNoticeLog(), new UndoList()];
    told.note(subject, 0, undo);
    undo.rollback();
    expect(told.note(subject, 1, undo)).toBe(true);
  });

  it('are removed once they no longer suppress a notice, and only then', () => {
    const told = new SkipNoticeLog();
    const many = (first: number, at: number): boolean[] =>
      Array.from({ length: 6_000 }, (_, more) =>
        told.note({ ...subject, customerId: first + more }, at, NO_UNDO),
      );
    many(1, 0);
    many(10_001, HOUR);
    told.tidy();
    expect(told.size).toBe(6_000);
    expect(many(10_001, HOUR + 1)).not.toContain(true);
  });
});
