import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import type { Duration, Offer } from '../../api/options.js';
import { checkPurchaseDraft, FRESH, purchaseOf, shareOfBalance, spreadOf } from './purchase-draft.js';

const duration = (seconds: number, ratio: string, least: string, most: string): Duration => ({
  seconds,
  ratio: decimal(ratio),
  least: decimal(least),
  most: decimal(most),
});
const offer: Offer = {
  durations: [duration(30, '0.85', '10', '500'), duration(60, '0.8', '50', '1000')],
  stakes: ['5', '20', '100'].map((stake) => decimal(stake)),
};
const check = (
  stakeText: string | null,
  more: { seconds?: number; lossLevel?: number; free?: string } = {},
) =>
  checkPurchaseDraft(
    { ...FRESH, seconds: more.seconds ?? null, stakeText },
    {
      offer,
      lossLevel: more.lossLevel ?? 0,
      free: more.free === undefined ? undefined : decimal(more.free),
    },
  );

describe('a part of the balance', () => {
  it.each([
    ['1000', 10n, '100'],
    ['100000', 1n, null],
    ['333.33', 10n, '33.33'],
    ['99.99', 10n, null],
    ['0', 10n, null],
  ] as const)('of %s, %s percent is the stake %s', (free, percent, stake) => {
    const expected = stake === null ? null : decimal(stake);
    expect(shareOfBalance(decimal(free), percent, duration(30, '0.85', '10', '500'))).toBe(expected);
  });

  it('is rounded down to cents', () => {
    expect(shareOfBalance(decimal('123.456789'), 5n, undefined)).toBe(decimal('6.17'));
  });
});

describe('stakes where room is short', () => {
  it.each([
    [
      [10, 20, 50, 100, 200, 500],
      [10, 50, 100],
    ],
    [
      [10, 20],
      [10, 20],
    ],
    [
      [10, 20, 50, 100],
      [10, 20, 50],
    ],
    [[], []],
  ])('of %j are %j', (stakes, shown) => {
    expect(
      spreadOf(
        stakes.map((stake) => decimal(stake)),
        3,
      ),
    ).toEqual(shown.map((stake) => decimal(stake)));
  });
});

describe('the panel at first', () => {
  it('has the shortest duration and the first amount that it takes', () => {
    const { duration: picked, stakeText, problem } = check(null);
    expect(picked?.seconds).toBe(30);
    expect(stakeText).toBe('20');
    expect(problem).toBeUndefined();
    expect(check(null, { seconds: 60 }).stakeText).toBe('100');
  });

  it('takes the least where no amount on offer will do, and nothing where nothing is offered', () => {
    const none = checkPurchaseDraft(FRESH, {
      offer: { durations: offer.durations, stakes: [] },
      lossLevel: 0,
      free: undefined,
    });
    expect(none.stakeText).toBe('10');
    const empty = { offer: { durations: [], stakes: [] }, lossLevel: 0, free: undefined };
    expect(checkPurchaseDraft(FRESH, empty)).toMatchObject({ duration: undefined, stake: null, win: 0n });
  });
});

describe('the preview of a stake', () => {
  it.each([
    ['10', '8.5', '10'],
    ['10.01', '8.51', '10.01'],
    ['10.03', '8.53', '10.03'],
  ])('of %s wins %s and loses %s', (text, win, loss) => {
    expect(check(text)).toMatchObject({ win: decimal(win), loss: decimal(loss) });
  });

  it('loses stake × ratio at the other loss level', () => {
    expect(check('10', { lossLevel: 1 }).loss).toBe(decimal('8.5'));
  });

  it.each(['', '0', '-5', 'abc', '1e3', '99999999999'])('is nothing for "%s"', (text) => {
    expect(check(text)).toMatchObject({ stake: null, win: 0n, loss: 0n });
    expect(check(text).problem).toMatchObject({ key: 'options.stakeMissing', missing: true });
  });
});

describe('what stands in the way', () => {
  it('is the least and the most of the duration, then the free balance', () => {
    expect(check('9.99').problem).toEqual({ key: 'options.tooSmall', bound: decimal('10') });
    expect(check('10').problem).toBeUndefined();
    expect(check('500.01').problem).toEqual({ key: 'options.tooLarge', bound: decimal('500') });
    expect(check('500', { free: '499.99' }).problem).toEqual({ key: 'why.money' });
    expect(check('500', { free: '500' }).problem).toBeUndefined();
  });

  it('keeps the call from being made', () => {
    expect(purchaseOf(check('9'), 'up', 7, 0)).toBeNull();
    expect(purchaseOf(check('12.5', { seconds: 30 }), 'down', 7, 1)).toEqual({
      symbolId: 7,
      direction: 'down',
      stake: decimal('12.5'),
      seconds: 30,
      ratio: decimal('0.85'),
      lossLevel: 1,
    });
  });
});
