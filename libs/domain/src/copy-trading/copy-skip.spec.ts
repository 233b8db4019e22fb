import { describe, expect, it } from 'vitest';
import type { RefusalKey } from '../refusal.js';
import {
  isOverMaxAmount,
  isSkipNoticeDue,
  type RelationState,
  refuseCopy,
  SKIP_NOTICE_INTERVAL,
  skipReasonOf,
} from './copy-skip.js';

const standing: RelationState = {
  isSuspended: false,
  isPaused: false,
  margin: 60n,
  openCopies: 2,
  maxAmount: 100n,
  maxSlots: 0,
};

describe('what a relation says against a copy', () => {
  it.each<[string, Partial<RelationState>, string | null]>([
    ['nothing', {}, null],
    ['a pause', { isPaused: true }, 'paused'],
    ['a suspension before a pause', { isPaused: true, isSuspended: true }, 'suspended'],
    ['a place that is left', { maxSlots: 3 }, null],
    ['no place left', { maxSlots: 2 }, 'limit_reached'],
  ])('%s', (_, differs, reason) => {
    expect(refuseCopy({ ...standing, ...differs })).toBe(reason);
  });

  it('is how much margin it may hold, to the last unit', () => {
    expect(isOverMaxAmount(standing, 40n)).toBe(false);
    expect(isOverMaxAmount(standing, 41n)).toBe(true);
  });

  it.each<[RefusalKey, string]>([
    ['order.insufficient_balance', 'insufficient_margin'],
    ['wallet.would_stop_out', 'insufficient_margin'],
    ['order.too_many_open', 'limit_reached'],
    ['limits.self_excluded', 'limit_reached'],
    ['limits.stake', 'limit_reached'],
    ['withdraw.pending_blocks', 'withdrawal_pending'],
    ['customer.blocked', 'blocked'],
    ['market.unknown_symbol', 'blocked'],
  ])('%s is told as %s', (key, reason) => {
    expect(skipReasonOf(key)).toBe(reason);
  });

  it.each<[string, number | null, boolean]>([
    ['never', null, true],
    ['this very instant', 0, false],
    ['just within the hour', SKIP_NOTICE_INTERVAL - 1, false],
    ['an hour ago', SKIP_NOTICE_INTERVAL, true],
  ])('is told to who was last told of it %s', (_, ago, isTold) => {
    const now = 1_000_000_000;
    expect(isSkipNoticeDue(ago === null ? null : now - ago, now)).toBe(isTold);
  });
});
