import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { forgetWords, keepWords, wordsOf } from '../../providers/drafts.js';
import { t } from '../../texts/texts.js';
import { isReasonless, lackText } from '../reason.js';
import { isAnythingComing } from './evidence-coming.js';
import { useEarly } from './use-early.js';
import { useKept } from './use-kept.js';
import type { FieldErrors } from './use-review.js';
import { askFor, type SaidWords } from './Words.js';

interface Options<V extends string, W> {
  /** Whether what is decided on has come. */
  readonly isThere: boolean;
  /** Whether that was read for this screen: until then it may stand for how it was a moment ago. */
  readonly isFresh: boolean;
  /** Nothing said yet. */
  readonly none: W;
  /** Whether anything of what its fields are for can be decided. */
  readonly canDecide: boolean;
  /** Whether it can be decided so at this instant. */
  readonly can: (verdict: V) => boolean;
  /** Makes it one's own before anything is asked; false where somebody else works on it. */
  readonly begin: () => Promise<boolean>;
  /** Reads anew what is decided on, as it is asked whether that is meant. */
  readonly readAgain?: () => void;
  /** What has to be said first, by field. */
  readonly missing: (verdict: V, words: W) => FieldErrors;
  /** Whether the cursor alone asks for it, as long as nothing was typed: the field says already what it wants. */
  readonly isUntouched?: (verdict: V, words: W) => boolean;
  /** Refusals beside their fields; null: it was not done, for another reason. */
  readonly decide: (verdict: V, words: W) => Promise<FieldErrors | null>;
}

/** What is said to whoever would approve before he can have seen everything. */
export const STILL_COMING = t('ui.theEvidenceIsStillComing');

export const SAY_WHY = t('ui.theCustomerReadsThisPleaseSay');

/** What is missing of the words: a second person who is asked decides by the note, and a customer who is turned down reads why. */
export function missingWords(
  isApproval: boolean,
  isAsked: boolean,
  { reason, note }: SaidWords,
): FieldErrors {
  if (!isApproval) return isReasonless(reason) ? { reason: lackText(reason, SAY_WHY) } : {};
  return isAsked && isReasonless(note)
    ? { note: lackText(note, t('ui.theSecondPersonReadsThisPleaseSay', { keys: t('ui.ctrlEnter') })) }
    : {};
}

/** A decision in two steps: what is missing is asked for, then whether it is meant, and then it is done. */
export function useVerdict<V extends string, W>(options: Options<V, W>) {
  const { none, isThere, isFresh, canDecide, can, begin, readAgain, missing, isUntouched, decide } = options;
  const [prompted, setPrompted] = useState<V | null>(null);
  const notify = useNotify();
  const { pathname } = useLocation();
  // Whoever looks something up and comes back finds what he had written.
  const [words, setWords] = useState(() => wordsOf<W>(pathname) ?? none);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [asking, setAsking] = useState<V | null>(null);
  const ask = (verdict: V): void => {
    if (!isThere || (!isFresh && !can(verdict))) {
      keepEarly(verdict);
      return;
    }
    if (!can(verdict)) return;
    if (verdict === 'approve' && isAnythingComing()) {
      keepEarly(verdict);
      notify(STILL_COMING, { type: 'info' });
      return;
    }
    const lacks = missing(verdict, words);
    const [first] = Object.keys(lacks);
    const isFirst = prompted !== verdict && isUntouched?.(verdict, words) === true;
    setErrors(isFirst ? {} : lacks);
    setPrompted(verdict);
    if (first !== undefined) askFor(first);
    else
      void begin().then((isMine) => {
        if (!isMine) return;
        readAgain?.();
        setAsking(verdict);
      });
  };
  const keepEarly = useEarly(isThere && isFresh, ask);
  return {
    words,
    errors,
    /** Whether the fields stand there, and whether they are only read. */
    isShown: useKept(canDecide, words !== none),
    isLocked: !canDecide,
    asking,
    say: (said: W): void => {
      void begin();
      setWords(said);
      keepWords(pathname, said);
      setErrors({});
    },
    ask,
    confirm: async (): Promise<void> => {
      if (asking === null) return;
      const refused = await decide(asking, words);
      setAsking(null);
      setErrors(refused ?? {});
      if (refused && Object.keys(refused).length === 0) forgetWords(pathname);
    },
    keep: (): void => setAsking(null),
  };
}
