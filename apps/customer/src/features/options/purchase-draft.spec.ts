import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { checkPurchaseDraft, FRESH, offerOf, purchaseOf } from './purchase-draft.js';

const offer = offerOf({
  sec: [
    { Id: 2, Seconds: 60, ProfitRatio: 0.8, LimitAmount: 50, MaxAmount: 1000 },
    { Id: 1, Seconds: 30, ProfitRatio: 0.85, LimitAmount: 10, MaxAmount: 500 },
  ],
  number: [{ Number: 5 }, { Number: 20 }, { Number: 100 }],
});
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

describe('the panel at first', () => {
  it('has the shortest duration and the first amount that it takes', () => {
    const { duration, stakeText, problem } = check(null);
    expect(duration?.seconds).toBe(30);
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
    expect(check('500', { free: '499.99' }).problem).toEqual({
      key: 'options.tooLittle',
      bound: decimal('499.99'),
    });
    expect(check('500', { free: '500' }).problem).toBeUndefined();
  });

  it('keeps the call from being made', () => {
    expect(purchaseOf(check('9'), 'up', 7, 0)).toBeNull();
    expect(purchaseOf(check('12.5', { seconds: 30 }), 'down', 7, 1)).toEqual({
      forex_id: 7,
      type: 2,
      number: '12.5',
      seconds: 30,
      ratio: '0.85',
      loss_level: 1,
    });
  });
});
