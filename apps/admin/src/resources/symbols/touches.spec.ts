import { expect, it } from 'vitest';
import { NEW_SYMBOL, SCHEDULES, type TradedSymbol } from './symbol.js';
import { touchesOf } from './touches.js';

const WEDNESDAY = Date.UTC(2026, 10, 18, 12);
const symbol = {
  ...NEW_SYMBOL,
  IsEnabled: true,
  OpenPositions: 12,
  PendingOrders: 1,
  Schedule: SCHEDULES[0]?.schedule,
} as unknown as TradedSymbol;

it('says who keeps his terms', () => {
  expect(touchesOf(symbol, symbol, ['HasForexMultiple', 'ForexFeeRate'], WEDNESDAY)).toEqual([
    '12 open positions and 1 pending order keep their terms; new orders get these (leverage, fee rate).',
  ]);
  const alone = { ...symbol, OpenPositions: 1, PendingOrders: 0 };
  expect(touchesOf(alone, alone, ['Pip'], WEDNESDAY)).toEqual([
    '1 open position keeps its terms; new orders get these (lot step).',
  ]);
});

it('says what counts for open positions too', () => {
  expect(touchesOf(symbol, symbol, ['Spread'], WEDNESDAY)).toEqual([
    'Spread: for 12 open positions too, at once.',
  ]);
  expect(touchesOf(symbol, { ...symbol, IsEnabled: false }, ['IsEnabled'], WEDNESDAY)).toEqual([
    'Switched off: no new orders; 12 open positions and 1 pending order go on as they would have.',
  ]);
  const filled = { ...symbol, PendingOrders: 0 };
  expect(touchesOf(filled, { ...filled, IsEnabled: false }, ['IsEnabled'], WEDNESDAY)).toEqual([
    'Switched off: no new orders; 12 open positions go on as they would have.',
  ]);
});

it('says when a market would close at once, and until when', () => {
  const Schedule = { timezone: 'GMT', sessions: [{ day: 4, from: '09:00', to: '17:00' }], holidays: [] };
  expect(touchesOf(symbol, { IsEnabled: true, Schedule }, ['Schedule'], WEDNESDAY)).toEqual([
    'Sessions: for 12 open positions too, at once.',
    'The market closes at once: 12 open positions can be neither closed nor stopped out until Thu 19 Nov, 09:00.',
  ]);
});

it('says that a name touches nothing', () => {
  expect(touchesOf(symbol, symbol, ['Name'], WEDNESDAY)).toEqual(['No open position is touched.']);
});
