import { SAME_CURRENCY } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { type Circumstances, checkDraft, submissionOf } from './check-draft.js';
import { type Draft, Drafting, freshDraft, withExpiry } from './draft.js';
import { type AccountStanding, forecastOf, isWithinReach } from './forecast.js';
import { refusedFields } from './problems.js';
import { euro } from './symbol.fixture.js';

const NOW = Date.UTC(2026, 10, 18, 12);
const quote = { bid: decimal('1.085'), ask: decimal('1.08512') };
const at: Circumstances = {
  symbol: euro,
  quote,
  rate: SAME_CURRENCY,
  feeType: 2,
  free: decimal('400'),
  now: NOW,
  zone: 'GMT',
};
const drafting = new Drafting(5, quote);
const draft: Draft = { ...freshDraft(euro), lotsText: '0.1' };
const keysOf = (of: Draft, where = at) =>
  Object.fromEntries(Object.entries(checkDraft(of, where).problems).map(([field, { key }]) => [field, key]));

describe('the order panel', () => {
  it('asks for a market order without stops as zeros', () => {
    expect(submissionOf(draft, checkDraft(draft, at), 1)).toEqual({
      symbolId: 1,
      side: 'buy',
      lots: decimal('0.1'),
      multiple: decimal('100'),
      targetPrice: null,
      stopLoss: 0n,
      takeProfit: 0n,
      trailingDistance: 0n,
      expiresAt: null,
    });
  });

  it('fills in a better target, and turns it with the side', () => {
    const pending = drafting.toMode(draft, 'pending');
    expect(pending.target.text).toBe('1.08412');
    expect(checkDraft(pending, at).kind).toBe('limit');
    expect(drafting.toSide(pending, 'sell').target.text).toBe('1.086');
    const typed = drafting.toSide(drafting.toTarget(pending, '1.2'), 'sell');
    expect(typed.target.text).toBe('1.2');
  });

  it('begins anew after an order, but for its kind, side and size', () => {
    const sold = drafting.toSide(drafting.toTarget(drafting.toMode(draft, 'pending'), '1.2'), 'sell');
    const next = drafting.afterOrder(freshDraft(euro), drafting.toStop(sold, 'stopLoss', '1.3'));
    expect(next).toMatchObject({ mode: 'pending', side: 'sell', lotsText: '0.1' });
    expect(next.target.text).toBe('1.086');
    expect(next.stops.stopLoss.on).toBe(false);
  });

  it('knows a stop from a limit, and measures stops against the target', () => {
    const stop = drafting.toTarget(drafting.toMode(draft, 'pending'), '1.2');
    expect(checkDraft(stop, at).kind).toBe('stop');
    const protectedBy = drafting.toStop(stop, 'stopLoss', '1.19');
    expect(keysOf(protectedBy)).toEqual({});
    const sold = drafting.toStop(stop, 'stopLoss', '1.21');
    expect(keysOf(drafting.toSide(sold, 'buy'))).toEqual({ stopLoss: 'trade.mustBeBelow' });
    expect(submissionOf(protectedBy, checkDraft(protectedBy, at), 1)).toMatchObject({
      targetPrice: decimal('1.2'),
      stopLoss: decimal('1.19'),
    });
  });

  it('goes by the side that typed stops lie on, and never writes over them', () => {
    const sold = drafting.toStop(draft, 'stopLoss', '1.09');
    expect(sold.side).toBe('sell');
    const asked = drafting.toSide(sold, 'buy');
    expect(asked.stops.stopLoss.text).toBe('1.09');
    expect(keysOf(asked)).toEqual({ stopLoss: 'trade.mustBeBelow' });
    expect(drafting.toStop(asked, 'stopLoss', '1.08').side).toBe('buy');
    // Valid for neither side, so the shown side stays.
    const torn = drafting.toStop(drafting.toStop(draft, 'stopLoss', '1.09'), 'takeProfit', '1.1');
    expect(torn.side).toBe('sell');
    expect(keysOf(torn)).toEqual({ takeProfit: 'trade.mustBeBelow' });
  });

  it('ends a pending order only in the future', () => {
    const pending = drafting.toMode(draft, 'pending');
    const limited = withExpiry(pending, 'at', NOW, 'GMT');
    expect(limited.expiryText).toBe('2026-11-19T12:00');
    expect(checkDraft(limited, at).expireAt).toBe(NOW + 86_400_000);
    expect(keysOf({ ...limited, expiryText: '2026-11-18T12:00' })).toEqual({ expiry: 'trade.expiryPast' });
    expect(keysOf({ ...limited, expiryText: '' })).toEqual({ expiry: 'trade.expiryMissing' });
    expect(keysOf({ ...limited, expiryText: '', expires: 'never' })).toEqual({});
  });

  it('asks for no more than the free balance', () => {
    expect(keysOf(draft, { ...at, free: decimal('108.566256') })).toEqual({});
    const short = checkDraft(draft, { ...at, free: decimal('108.566255') });
    expect(short.problems.lots).toEqual({
      key: 'why.money',
      facts: { missing: decimal('0.000001') },
      instead: decimal('0.09'),
    });
    expect(submissionOf(draft, short, 1)).toBeNull();
    const pending = drafting.toTarget(drafting.toMode(draft, 'pending'), '4');
    expect(keysOf(pending)).toEqual({ lots: 'why.money' });
  });

  it('offers no lots that the free balance does not cover', () => {
    const many = { ...draft, lotsText: '1000000' };
    const offered = (free: string) => checkDraft(many, { ...at, free: decimal(free) }).problems.lots;
    expect(offered('100000000000')?.instead).toBe(at.symbol.maxLots);
    expect(offered('108.566255')).toMatchObject({ key: 'trade.lotsTooMany', instead: decimal('0.09') });
    expect(offered('1')).not.toHaveProperty('instead');
  });

  it('says what is missing or beyond the terms', () => {
    expect(keysOf({ ...draft, lotsText: '' })).toEqual({ lots: 'trade.lotsMissing' });
    expect(keysOf({ ...draft, lotsText: '0.015' })).toEqual({ lots: 'trade.lotsStep' });
    expect(keysOf({ ...draft, multiple: null })).toEqual({ multiple: 'trade.noMultipleText' });
    const pending = drafting.toTarget(drafting.toMode(draft, 'pending'), '');
    expect(keysOf(pending)).toEqual({ target: 'trade.targetMissing' });
  });
});

describe('a stop-out price', () => {
  it.each([
    ['96000', '96000', true],
    ['48000', '96000', true],
    ['47999.99', '96000', false],
    ['192000', '96000', true],
    ['192000.01', '96000', false],
    ['10093878', '96000', false],
  ])('of %s is within reach of %s: %s', (level, price, expected) => {
    expect(isWithinReach(decimal(level), decimal(price))).toBe(expected);
  });

  it('is out of reach while there is no price', () => {
    expect(isWithinReach(decimal('1'), null)).toBe(false);
  });
});

describe('the forecast of an order', () => {
  const account: AccountStanding = { funds: decimal('400'), floating: 0n, margin: 0n, positions: [] };
  const forecast = (of: Draft, standing = account) =>
    forecastOf({
      symbol: euro,
      side: of.side,
      checked: checkDraft(of, at),
      quote,
      rate: SAME_CURRENCY,
      account: standing,
      level: decimal('50'),
    });

  it('tells pip, margin and stop-out', () => {
    // Margin 108.512, fee 0.054256: leaves 345.689744 to lose over 10,000 units.
    expect(forecast(draft)).toEqual({
      moveValue: decimal('1'),
      // 0.00012 over 10,000 units.
      spreadCost: decimal('1.2'),
      marginMove: decimal('1'),
      stopOut: decimal('1.05055'),
      isOutAtOnce: false,
      atStopLoss: undefined,
      atTakeProfit: undefined,
    });
  });

  it('counts positions of other symbols as they stand', () => {
    const standing = { ...account, floating: decimal('-100'), margin: decimal('200') };
    expect(forecast(draft, standing)?.stopOut).toBe(decimal('1.07055'));
  });

  it('sees an order that could not live a moment', () => {
    const standing = { ...account, funds: decimal('109'), floating: decimal('-54') };
    expect(forecast(draft, standing)?.isOutAtOnce).toBe(true);
  });

  it('lets positions of the same symbol move with the price', () => {
    const lots = (side: 'buy' | 'sell', text: string) => ({
      side,
      lots: decimal(text),
      units: decimal('100000'),
      openPrice: decimal('1.08512'),
    });
    // Ten times the order: 4,000 − 0.054256 − half of 1,085.12 can be lost over 100,000 units.
    const nine = { funds: decimal('4000'), floating: 0n, margin: decimal('976.608') };
    expect(forecast(draft, { ...nine, positions: [lots('buy', '0.9')] })?.stopOut).toBe(decimal('1.05054'));
    const hedged = forecast(draft, { ...account, positions: [lots('sell', '0.1')] });
    expect([hedged?.stopOut, hedged?.isOutAtOnce]).toEqual([null, false]);
    const poor = { ...account, funds: decimal('60'), margin: decimal('108.512') };
    const hedgedPoorly = forecast(draft, { ...poor, positions: [lots('sell', '0.1')] });
    expect([hedgedPoorly?.stopOut, hedgedPoorly?.isOutAtOnce]).toEqual([null, true]);
  });

  it('tells what the stops bring, from the fill on', () => {
    const stops = drafting.toStop(drafting.toStop(draft, 'stopLoss', '1.084'), 'takeProfit', '1.09');
    expect(forecast(stops)).toMatchObject({ atStopLoss: decimal('-11.2'), atTakeProfit: decimal('48.8') });
  });
});

describe('what the server refuses', () => {
  const refusal = (key: string, fields = {}) => ({ key, message: 'No.', fields });
  const texts = { 'validation.too_large': 'Too large.' };
  const none = { stopLoss: 0n, takeProfit: 0n };
  it.each([
    ['order.lots_step', none, { lots: 'No.' }],
    ['order.insufficient_balance', none, { lots: 'No.' }],
    ['order.expired', none, { expiry: 'No.' }],
    ['order.stop_price_side', { stopLoss: 1n, takeProfit: 1n }, { stopLoss: 'No.' }],
    ['order.stop_price_side', { stopLoss: 0n, takeProfit: 1n }, { takeProfit: 'No.' }],
    ['market.closed', none, {}],
  ] as const)('%s is told at its field', (key, set, fields) => {
    expect(refusedFields(refusal(key), set, texts)).toEqual(fields);
  });
  it('fields of the request are told at the panel’s', () => {
    const fields = { lots: 'validation.too_large', target: 'validation.new', t: 'x' };
    expect(refusedFields(refusal('validation', fields), none, texts)).toEqual({
      lots: 'Too large.',
      target: 'No.',
    });
  });
});
