import { decimal, formatDecimal, MAX_AMOUNT, ONE, parseDecimal } from '@truemark/money';
import type { FollowMode, FollowTerms } from '../../api/follows.js';

/** Follower's settings as typed. */
export interface FollowDraft {
  readonly mode: FollowMode;
  readonly multiple: string;
  readonly maxAmount: string;
  readonly hasStop: boolean;
  readonly stop: string;
  readonly hasSlots: boolean;
  readonly slots: string;
}

export type DraftField = 'multiple' | 'maxAmount' | 'stop' | 'slots';

/** Reason why a field is invalid. */
export type DraftProblem =
  | 'follow.multipleWrong'
  | 'follow.maxAmountWrong'
  | 'follow.stopWrong'
  | 'follow.slotsWrong';

export type DraftProblems = Partial<Record<DraftField, DraftProblem>>;

const MIN_MULTIPLE = decimal('0.01');
const MAX_MULTIPLE = decimal('100');
const MAX_SLOTS = 10_000n * ONE;

export const FIRST_DRAFT: FollowDraft = {
  mode: 'lots',
  multiple: '1',
  maxAmount: '',
  hasStop: false,
  stop: '',
  hasSlots: false,
  slots: '',
};

/** Draft of existing settings. */
export const draftOf = (terms: FollowTerms): FollowDraft => ({
  mode: terms.mode,
  multiple: formatDecimal(terms.multiple),
  maxAmount: formatDecimal(terms.maxAmount),
  hasStop: terms.stopLossAmount > 0n,
  stop: terms.stopLossAmount > 0n ? formatDecimal(terms.stopLossAmount) : '',
  hasSlots: terms.maxSlots > 0,
  slots: terms.maxSlots > 0 ? String(terms.maxSlots) : '',
});

/** Parses a draft into terms, or returns its problems. */
export function readDraft(draft: FollowDraft): { terms: FollowTerms } | { problems: DraftProblems } {
  const multiple = within(draft.multiple, MIN_MULTIPLE, MAX_MULTIPLE, MIN_MULTIPLE);
  const maxAmount = within(draft.maxAmount, 1n, MAX_AMOUNT);
  const stop = draft.hasStop ? within(draft.stop, 1n, MAX_AMOUNT) : 0n;
  const slots = draft.hasSlots ? within(draft.slots, ONE, MAX_SLOTS, ONE) : 0n;
  if (multiple === null || maxAmount === null || stop === null || slots === null) {
    return {
      problems: {
        ...(multiple === null && { multiple: 'follow.multipleWrong' }),
        ...(maxAmount === null && { maxAmount: 'follow.maxAmountWrong' }),
        ...(stop === null && { stop: 'follow.stopWrong' }),
        ...(slots === null && { slots: 'follow.slotsWrong' }),
      },
    };
  }
  const { mode } = draft;
  return { terms: { mode, multiple, maxAmount, stopLossAmount: stop, maxSlots: Number(slots / ONE) } };
}

/** Parses a figure within bounds and in whole steps; null if invalid. */
function within(text: string, least: bigint, most: bigint, step = 1n): bigint | null {
  const value = parseDecimal(text.trim());
  return value === null || value < least || value > most || value % step !== 0n ? null : value;
}
