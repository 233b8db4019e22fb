import { expect, it } from 'vitest';
import { NEW_SYMBOL, SCHEDULES, type TradedSymbol } from './symbol.js';
import { doubtsOf, touchesOf } from './touches.js';

const WEDNESDAY = Date.UTC(2026, 10, 18, 12);
const symbol = {
  ...NEW_SYMBOL,
  isEnabled: true,
  openPositions: 12,
  pendingOrders: 1,
  holders: 9,
  schedule: SCHEDULES[0]?.schedule,
} as unknown as TradedSymbol;

it('says who keeps his terms', () => {
  expect(touchesOf(symbol, symbol, ['multiples', 'feeRate'], WEDNESDAY)).toEqual([
    '12 open positions and 1 pending order keep their terms; new orders get these (leverage, fee rate).',
  ]);
  const alone = { ...symbol, openPositions: 1, pendingOrders: 0 };
  expect(touchesOf(alone, alone, ['lotStep'], WEDNESDAY)).toEqual([
    '1 open position keeps its terms; new orders get these (lot step).',
    'Customers hold this symbol, so they are notified, and this takes effect 24 hours after saving: lot step.',
  ]);
});

it('says what counts for open positions too', () => {
  expect(touchesOf(symbol, symbol, ['spread'], WEDNESDAY)).toEqual([
    'Spread: applies to 12 open positions too.',
    'Customers hold this symbol, so they are notified, and this takes effect 24 hours after saving: spread.',
  ]);
  expect(touchesOf(symbol, { ...symbol, isEnabled: false }, ['isEnabled'], WEDNESDAY)).toEqual([
    'Switched off: no new orders; 12 open positions and 1 pending order continue unchanged.',
  ]);
  const filled = { ...symbol, pendingOrders: 0 };
  expect(touchesOf(filled, { ...filled, isEnabled: false }, ['isEnabled'], WEDNESDAY)).toEqual([
    'Switched off: no new orders; 12 open positions continue unchanged.',
  ]);
});

it('says nothing of open positions where there are none', () => {
  const free = { ...symbol, openPositions: 0, pendingOrders: 0, holders: 0 };
  expect(touchesOf(free, free, ['multiples'], WEDNESDAY)).toEqual(['No open position is affected.']);
  expect(touchesOf(free, free, ['spread', 'lotStep'], WEDNESDAY).join(' ')).not.toMatch(/0 open positions/);
  const pending = { ...free, pendingOrders: 1 };
  expect(touchesOf(pending, pending, ['feeRate'], WEDNESDAY)).toEqual([
    '1 pending order keeps its terms; new orders get these (fee rate).',
  ]);
});

it('says whether a change waits for a day', () => {
  const free = { ...symbol, openPositions: 0, pendingOrders: 0, holders: 0 };
  expect(touchesOf(free, free, ['spread'], WEDNESDAY)).toContain(
    'Takes effect at once, or 24 hours after saving if a customer holds this symbol by then: spread.',
  );
  // By an option, or by an order that converts through it.
  const otherwise = { ...free, holders: 1 };
  expect(touchesOf(otherwise, otherwise, ['quoteCurrency', 'name'], WEDNESDAY)).toEqual([
    'Customers hold this symbol, so they are notified, and this takes effect 24 hours after saving: quote currency.',
  ]);
});

it('says that a market will be closed when new sessions take effect, and until when', () => {
  const schedule = { timezone: 'GMT', sessions: [{ day: 5, from: '09:00', to: '17:00' }], holidays: [] };
  expect(touchesOf(symbol, { isEnabled: true, schedule }, ['schedule'], WEDNESDAY)).toEqual([
    'Sessions: applies to 12 open positions too.',
    'Customers hold this symbol, so they are notified, and this takes effect 24 hours after saving: sessions.',
    'The market is closed when this takes effect: 12 open positions can be neither closed nor stopped out until Fri 20 Nov, 09:00.',
  ]);
});

it('says that a market will be closed by the days of another calendar', () => {
  const after = { ...symbol, calendarDays: [{ date: '2026-11-19', name: 'Shared' }] };
  expect(touchesOf(symbol, after, ['calendarId'], WEDNESDAY)).toEqual([
    'Holiday calendar: applies to 12 open positions too.',
    'Customers hold this symbol, so they are notified, and this takes effect 24 hours after saving: holiday calendar.',
    'The market is closed when this takes effect: 12 open positions can be neither closed nor stopped out until Fri 20 Nov, 00:00.',
  ]);
  const free = { ...symbol, openPositions: 0, pendingOrders: 0, holders: 0 };
  expect(touchesOf(free, after, ['calendarId'], WEDNESDAY).join()).not.toMatch(/closed when/);
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
    'Price decimals: applies to 12 open positions too.',
    expect.stringMatching(/24 hours after saving: price decimals/),
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
