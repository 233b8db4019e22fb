import { expect, it } from 'vitest';
import { NEW_SYMBOL, SCHEDULES, type TradedSymbol } from './symbol.js';
import { doubtsOf, touchesOf } from './touches.js';

const WEDNESDAY = Date.UTC(2026, 10, 18, 12);
const symbol = {
  ...NEW_SYMBOL,
  isEnabled: true,
  openPositions: 12,
  pendingOrders: 1,
  schedule: SCHEDULES[0]?.schedule,
} as unknown as TradedSymbol;

it('says who keeps his terms', () => {
  expect(touchesOf(symbol, symbol, ['multiples', 'feeRate'], WEDNESDAY)).toEqual([
    '12 open positions and 1 pending order keep their terms; new orders get these (leverage, fee rate).',
  ]);
  const alone = { ...symbol, openPositions: 1, pendingOrders: 0 };
  expect(touchesOf(alone, alone, ['lotStep'], WEDNESDAY)).toEqual([
    '1 open position keeps its terms; new orders get these (lot step).',
  ]);
});

it('says what counts for open positions too', () => {
  expect(touchesOf(symbol, symbol, ['spread'], WEDNESDAY)).toEqual([
    'Spread: applies at once to 12 open positions too.',
  ]);
  expect(touchesOf(symbol, { ...symbol, isEnabled: false }, ['isEnabled'], WEDNESDAY)).toEqual([
    'Switched off: no new orders; 12 open positions and 1 pending order continue unchanged.',
  ]);
  const filled = { ...symbol, pendingOrders: 0 };
  expect(touchesOf(filled, { ...filled, isEnabled: false }, ['isEnabled'], WEDNESDAY)).toEqual([
    'Switched off: no new orders; 12 open positions continue unchanged.',
  ]);
});

it('says when a market would close at once, and until when', () => {
  const schedule = { timezone: 'GMT', sessions: [{ day: 4, from: '09:00', to: '17:00' }], holidays: [] };
  expect(touchesOf(symbol, { isEnabled: true, schedule }, ['schedule'], WEDNESDAY)).toEqual([
    'Sessions: applies at once to 12 open positions too.',
    'The market closes at once: 12 open positions can be neither closed nor stopped out until Thu 19 Nov, 09:00.',
  ]);
});

it('says when a market would close at once by the days of another calendar', () => {
  const after = { ...symbol, calendarDays: [{ date: '2026-11-18', name: 'Shared' }] };
  expect(touchesOf(symbol, after, ['calendarId'], WEDNESDAY)).toEqual([
    'Holiday calendar: applies at once to 12 open positions too.',
    'The market closes at once: 12 open positions can be neither closed nor stopped out until Thu 19 Nov, 00:00.',
  ]);
});

it('says that a change of terms replaces the one that waits, and that no other does', () => {
  const announced = { holdsAt: WEDNESDAY + 3_600_000, madeAt: 0, from: { units: 1 }, to: { units: 2 } };
  const held = { ...symbol, announced } as unknown as TradedSymbol;
  const replaces = /^An announced change waits until 2026-11-18 13:00.* replaces it/;
  for (const field of ['spread', 'minLots', 'calendarId', 'quoteCurrency'])
    expect(touchesOf(held, held, [field], WEDNESDAY)[0]).toMatch(replaces);
  const simulated = { ...held, isSimulated: true };
  expect(touchesOf(simulated, simulated, ['pricePrecision'], WEDNESDAY)).toEqual([
    expect.stringMatching(replaces),
    'Price decimals: applies at once to 12 open positions too.',
  ]);
  for (const field of ['name', 'multiples', 'feeRate', 'isEnabled', 'pricePrecision'])
    expect(touchesOf(held, held, [field], WEDNESDAY).join()).not.toMatch(/announced/);
  expect(touchesOf(symbol, symbol, ['spread'], WEDNESDAY).join()).not.toMatch(/announced/);
});

it('says that a name touches nothing', () => {
  expect(touchesOf(symbol, symbol, ['name'], WEDNESDAY)).toEqual(['No open position is affected.']);
});

it('doubts a spread and a fee of nothing', () => {
  expect(doubtsOf({ spread: 0, feeRate: '0' })).toHaveLength(2);
  expect(doubtsOf({ spread: 0.0002, feeRate: 0.01 })).toEqual([]);
});
