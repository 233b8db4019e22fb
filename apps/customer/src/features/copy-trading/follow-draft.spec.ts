import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { draftOf, FIRST_DRAFT, type FollowDraft, readDraft } from './follow-draft.js';

const read = (changes: Partial<FollowDraft>) => readDraft({ ...FIRST_DRAFT, maxAmount: '500', ...changes });
const problemsOf = (changes: Partial<FollowDraft>) => {
  const found = read(changes);
  return 'problems' in found ? Object.values(found.problems) : [];
};

describe('what a follower types', () => {
  it('is a relation’s terms', () => {
    const typed = { multiple: '0.50', hasStop: true, stop: '99.5', hasSlots: true, slots: '3' } as const;
    const found = read({ ...typed, mode: 'equity' });
    expect(found).toEqual({
      terms: {
        ...{ mode: 'equity', multiple: decimal('0.5'), maxAmount: decimal('500') },
        ...{ stopLossAmount: decimal('99.5'), maxSlots: 3 },
      },
    });
  });

  it('what is switched off does not count, whatever it says', () => {
    expect(read({ stop: 'x', slots: '0' })).toMatchObject({ terms: { stopLossAmount: 0n, maxSlots: 0 } });
  });

  it.each([
    [{ multiple: '' }, 'follow.multipleWrong'],
    [{ multiple: '0' }, 'follow.multipleWrong'],
    [{ multiple: '0.005' }, 'follow.multipleWrong'],
    [{ multiple: '100.01' }, 'follow.multipleWrong'],
    [{ maxAmount: '' }, 'follow.maxAmountWrong'],
    [{ maxAmount: '0' }, 'follow.maxAmountWrong'],
    [{ hasStop: true, stop: '' }, 'follow.stopWrong'],
    [{ hasStop: true, stop: '-5' }, 'follow.stopWrong'],
    [{ hasSlots: true, slots: '0' }, 'follow.slotsWrong'],
    [{ hasSlots: true, slots: '1.5' }, 'follow.slotsWrong'],
    [{ hasSlots: true, slots: '10001' }, 'follow.slotsWrong'],
  ])('%o will not do: %s', (changes, problem) => {
    expect(problemsOf(changes)).toEqual([problem]);
  });

  it('takes the bounds themselves', () => {
    expect(problemsOf({ multiple: '0.01' })).toEqual([]);
    expect(problemsOf({ multiple: '100', hasSlots: true, slots: '10000' })).toEqual([]);
  });

  it('starts from what is set already', () => {
    const found = read({ multiple: '2', hasSlots: true, slots: '4' });
    if ('problems' in found) throw new Error('it is good');
    expect(draftOf(found.terms)).toEqual({
      ...{ ...FIRST_DRAFT, multiple: '2', maxAmount: '500', hasSlots: true, slots: '4' },
    });
  });
});
