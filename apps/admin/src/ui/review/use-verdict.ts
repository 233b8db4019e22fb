import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetWords, keepWords, wordsOf } from '../../providers/drafts.js';
import { t } from '../../texts/texts.js';
import { isReasonless, lackText } from '../reason.js';
import { useKept } from './use-kept.js';
import { useOnceSeen } from './use-once-seen.js';
import type { FieldErrors } from './use-review.js';
import { askFor, type SaidWords } from './Words.js';
import { type PressWatch, watchPress } from './watch-press.js';

interface Options<V extends string, W> {
  /** Whether the row to decide on is loaded. */
  readonly isThere: boolean;
  /** Whether the row was read for this screen. Until then it may be stale. */
  readonly isFresh: boolean;
  /** Initial, empty words. */
  readonly none: W;
  /** Whether any decision that the fields are for is possible. */
  readonly canDecide: boolean;
  /** Whether this verdict is possible right now. */
  readonly can: (verdict: V) => boolean;
  /** Claims the row before anything is asked; false if somebody else works on it. */
  readonly begin: () => Promise<boolean>;
  /** Loads what the confirmation shows. */
  readonly prepare?: (verdict: V) => Promise<unknown>;
  /** Reads the row again when the confirmation opens. */
  readonly readAgain?: () => void;
  /** Required input that is missing, by field. */
  readonly missing: (verdict: V, words: W) => FieldErrors;
  /** Whether focus alone points to a missing field while nothing was typed: the field already says what it wants. */
  readonly isUntouched?: (verdict: V, words: W) => boolean;
  /** Refusals by field; null: it failed for another reason. */
  readonly decide: (verdict: V, words: W) => Promise<FieldErrors | null>;
}

export const SAY_WHY = t('ui.theCustomerReadsThisPleaseSay');

/** Missing words: the approver decides by the note, and a rejected customer reads why. */
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

/** Decision in two steps: missing input is asked for, then confirmation, then the call. */
export function useVerdict<V extends string, W>(options: Options<V, W>) {
  const { none, isThere, isFresh, canDecide, can, begin, prepare, readAgain, missing, isUntouched, decide } =
    options;
  const [prompted, setPrompted] = useState<V | null>(null);
  const { pathname } = useLocation();
  // The draft is kept for an operator who leaves to look something up and comes back.
  const [words, setWords] = useState(() => wordsOf<W>(pathname) ?? none);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [asking, setAsking] = useState<V | null>(null);
  /** The last decision pressed, while its row is being claimed. */
  const pressed = useRef<PressWatch | null>(null);
  /** Asks for confirmation unless the operator turned to something else meanwhile. */
  const askOnceClaimed = async (verdict: V): Promise<void> => {
    const press = watchPress();
    pressed.current = press;
    let isMine = false;
    try {
      isMine = await begin();
      if (isMine) await prepare?.(verdict);
    } finally {
      press.end();
    }
    if (!isMine || pressed.current !== press || !press.isLast()) return;
    readAgain?.();
    setAsking(verdict);
  };
  /** Whatever is missing is asked for, then confirmation. */
  const askNow = (verdict: V): void => {
    if (!can(verdict)) return;
    pressed.current = null;
    const lacks = missing(verdict, words);
    const [first] = Object.keys(lacks);
    const isFirst = prompted !== verdict && isUntouched?.(verdict, words) === true;
    setErrors(isFirst ? {} : lacks);
    setPrompted(verdict);
    if (first !== undefined) askFor(first);
    else void askOnceClaimed(verdict);
  };
  const { keep, askOnceSeen } = useOnceSeen<V>({
    isThere: isThere && isFresh,
    isRejectionHeld: false,
    ask: askNow,
  });
  const ask = (verdict: V): void => {
    if (!isThere || (!isFresh && !can(verdict))) keep(verdict);
    else if (can(verdict)) askOnceSeen(verdict);
  };
  return {
    words,
    errors,
    /** Whether the fields are shown, and whether they are read-only. */
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
