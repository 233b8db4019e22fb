import { describe, expect, it } from 'vitest';
import { latestOpening } from './openings.js';

const NOW = Date.UTC(2026, 10, 18, 8);
const open = { isOpen: true, isPaused: false, opensAt: null };
const closed = (opensAt: number | null, isPaused = false) => ({ isOpen: false, isPaused, opensAt });

describe('the latest opening', () => {
  it.each([
    ['none while all are open', [open], 0],
    ['none before it', [closed(NOW + 1)], 0],
    ['none for a symbol whose opening is unknown', [closed(null)], 0],
    ['none for a paused symbol', [closed(NOW - 1, true)], 0],
    ['at its time', [closed(NOW), open], NOW],
    ['the later of two that have passed', [closed(NOW - 60_000), closed(NOW - 1), closed(NOW + 1)], NOW - 1],
  ])('%s', (_, symbols, opening) => {
    expect(latestOpening(symbols, NOW)).toBe(opening);
  });
});
