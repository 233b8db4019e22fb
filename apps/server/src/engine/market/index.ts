import { dayOf } from '@truemark/domain';
import { SYSTEM } from '../kernel/command.js';
import { defineHashedRows } from '../kernel/hashed-rows.js';
import type { Loader } from '../kernel/loader.js';
import { defineProduct } from '../kernel/product.js';
import { defineReplayedTable } from '../kernel/replayed-tables.js';
import type { State } from '../kernel/state.js';
import { putHolidayCalendar, removeHolidayCalendar } from './holiday-calendars.js';
import { lastPriceFeed } from './last-price-feed.js';
import { publishDay, revealDay, startFeeds } from './simulator-days.js';
import { marketSlice } from './slice.js';
import { cancelSymbolChange, enactSymbolChange, putSymbol, resumeSymbol } from './symbols.js';
import { holidayCalendars } from './tables/holiday-calendar.table.js';
import { barHistories, bars, rejectedTicks, symbols, tickOfRow, ticks } from './tables/market.table.js';
import { simulatorDays } from './tables/simulator.table.js';
import { symbolChanges, symbolPauses } from './tables/symbol-change.table.js';

const DAY = 86_400_000;

/** Symbols, their prices and price sources. */
export const market = defineProduct({
  name: 'market',
  lane: {
    commands: {
      'symbol.put': putSymbol,
      'holiday_calendar.put': putHolidayCalendar,
      'holiday_calendar.remove': removeHolidayCalendar,
      'symbol.hold': enactSymbolChange,
      'symbol.cancel_change': cancelSymbolChange,
      'symbol.resume': resumeSymbol,
      'feeds.start': startFeeds,
      'simulator.publish': publishDay,
      'simulator.reveal': revealDay,
    },
    answers: { 'symbol.holders': (state, { symbolId }) => state.holdersOf(symbolId) },
    laterLimits: ['symbol.put'],
    journalled: {
      'symbol.put': (command) => (command.formerly ? command : { ...command, limits: 3 }),
      'simulator.publish': ({ sealed: _sealed, ...rest }) => rest,
    },
  },
  state: {
    tables: [
      symbols,
      symbolChanges,
      symbolPauses,
      holidayCalendars,
      ticks,
      rejectedTicks,
      bars,
      barHistories,
      simulatorDays,
    ],
    linked: [ticks, rejectedTicks],
    counters: { symbols, symbolChanges, calendars: holidayCalendars },
    hashed: [
      defineHashedRows({
        name: 'symbols',
        table: symbols,
        upTo: 'symbols',
        find: (state, id) => state.symbols.get(id),
        beside: ({ quotes, book }, { id }) => {
          const pause = book.pauses.get(id);
          const { seq, time, bid, ask } = quotes.get(id) ?? {};
          return [seq, time, bid, ask, pause?.laneSeq, pause?.isResuming, book.changes.get(id)?.id];
        },
      }),
      defineHashedRows({
        name: 'holiday calendars',
        table: holidayCalendars,
        upTo: 'calendars',
        find: (state, id) => state.calendars.get(id),
      }),
    ],
    slice: marketSlice,
    load,
  },
  time: {
    timed: {
      'symbol.change': {
        at: ({ book }, changeId) => book.changeBy(changeId)?.holdsAt ?? null,
        waiting: ({ book }) => [...book.changes.values()].map(({ id }) => id),
        one: (changeId) => ({ kind: 'symbol.hold', actor: SYSTEM, changeId }),
      },
    },
  },
  verify: {
    replayed: [
      defineReplayedTable({
        table: holidayCalendars,
        what: 'holiday calendar',
        idOf: ({ id }) => id,
        find: (state, { id }) => state.calendars.get(id),
        size: (state) => state.calendars.size,
      }),
    ],
  },
});

async function load(state: State, loader: Loader): Promise<void> {
  for (const calendar of await loader.select(holidayCalendars)) state.calendars.set(calendar.id, calendar);
  for (const symbol of await loader.select(symbols)) state.symbols.set(symbol.id, symbol);
  for (const [symbolId, { feed }] of state.symbols) {
    const [tick] = await loader.select(ticks, 'WHERE symbol_id = $1 ORDER BY seq DESC LIMIT 1', [symbolId]);
    if (!tick) continue;
    state.quotes.set(symbolId, tickOfRow(tick));
    state.book.lastFeeds.set(symbolId, (await lastPriceFeed(loader.store, tick.laneSeq)) ?? feed);
    state.storedUntil = Math.max(state.storedUntil, tick.at);
  }
  for (const change of await loader.select(symbolChanges, `WHERE state = 'waiting'`)) {
    state.book.changes.set(change.symbolId, change);
  }
  for (const pause of await loader.select(symbolPauses)) state.book.pauses.set(pause.symbolId, pause);
  const days = 'WHERE key IS NULL OR day >= $1';
  for (const { day, hash, key } of await loader.select(simulatorDays, days, [dayOf(loader.clock - DAY)]))
    state.simulatorDays.set(day, { hash, isRevealed: key !== null });
}
