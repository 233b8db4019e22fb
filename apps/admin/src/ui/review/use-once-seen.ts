import { useNotify } from 'react-admin';
import { t } from '../../texts/texts.js';
import { isAnythingComing } from './evidence-coming.js';
import { isAnythingFailed, readFailedAgain } from './evidence-failed.js';
import { useEarly } from './use-early.js';

interface Options<V extends string> {
  /** Whether what is decided on is loaded. */
  readonly isThere: boolean;
  /** Whether a rejection, too, waits for evidence that is still loading. */
  readonly isRejectionHeld: boolean;
  /** Asks about the decision. */
  readonly ask: (verdict: V) => void;
}

/**
 * Asks about a decision once its evidence can have been seen. Evidence that could not be opened is read again first, and
 * an approval is asked about only once it can be read: a second failure in a row is said, not tried again.
 *
 * A rejection never needs readable evidence, as unreadable evidence may be its very reason. Evidence that is still
 * loading holds it only where the next step sends it; a page on which its reason is typed first lets it pass.
 */
export function useOnceSeen<V extends string>({ isThere, isRejectionHeld, ask }: Options<V>) {
  const notify = useNotify();
  const isUnread = (verdict: V): boolean => verdict === 'approve' && isAnythingFailed();
  const keep = useEarly<V>(isThere, (verdict) => {
    if (isUnread(verdict)) notify(t('ui.theEvidenceCouldNotBeRead'), { type: 'warning' });
    else ask(verdict);
  });
  return {
    /** Keeps a decision until everything is loaded. */
    keep,
    /** Asks at once if nothing holds the decision, else later, and says so. */
    askOnceSeen: (verdict: V): void => {
      const waits = isRejectionHeld || verdict === 'approve';
      if (isUnread(verdict)) readFailedAgain();
      else if (!waits || !isAnythingComing()) {
        ask(verdict);
        return;
      }
      keep(verdict);
      notify(t('ui.theEvidenceIsStillComing'), { type: 'info' });
    },
  };
}
