import { describe, expect, it } from 'vitest';
import type { SymbolRow } from '../market/tables/market.table.js';
import { EngineView } from './engine-view.js';
import type { ViewSnapshot } from './snapshot.js';

const MONDAY = Date.parse('2026-11-16T00:00:00Z');
const HOUR = 3_600_000;

/** Mondays, 08:00 to 16:00. */
const symbol = {
  id: 1,
  schedule: { timezone: 'UTC', sessions: [{ day: 1, from: '08:00', to: '16:00' }], holidays: [] },
} as unknown as SymbolRow;

const NOTHING: ViewSnapshot = {
  ...{ seq: 0, symbols: [symbol], priceFeed: null, unfed: [], changes: [], pauses: [] },
  ...{ quotes: [], bars: [], settings: [], demoCustomers: [] },
  durations: [],
};

const at = (now: number, more: Partial<ViewSnapshot> = {}): [open: boolean, opensAt: number | null] => {
  const view = new EngineView({ ...NOTHING, ...more }, () => now);
  return [view.isOpen(1), view.opensAt(1)];
};

describe('a market', () => {
  it('within its sessions is open', () => expect(at(MONDAY + 10 * HOUR)).toEqual([true, null]));

  it('outside of them is closed until the next one', () =>
    expect(at(MONDAY + 7 * HOUR)).toEqual([false, MONDAY + 8 * HOUR]));

  it.each([7, 10])('that no source delivers is closed, nobody knows until when (%i o’clock)', (hour) =>
    expect(at(MONDAY + hour * HOUR, { unfed: [1] })).toEqual([false, null]),
  );

  it('whose prices wait for a look is closed, nobody knows until when', () =>
    expect(at(MONDAY + 7 * HOUR, { pauses: [{ symbolId: 1 } as ViewSnapshot['pauses'][number]] })).toEqual([
      false,
      null,
    ]));
});
