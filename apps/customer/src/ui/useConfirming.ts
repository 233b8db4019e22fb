import { useEffect, useEffectEvent, useState } from 'react';
import { clearSent } from './clear-sent.js';
import { toast } from './toast.js';

interface Asked<T> {
  readonly of: T;
}

/**
 * Sheet that asks for a confirmation of what it was opened for. Once that is gone it closes and says `whyGone`, if there
 * is something to say: it never asks for something else. An answer closes the sheet that it was sent from, never a newer
 * one.
 */
export function useConfirming<T>(whyGone: (asked: T) => string | undefined) {
  const [sheet, setSheet] = useState<Asked<T> | null>(null);
  const [sent, setSent] = useState<Asked<T> | null>(null);
  const isSent = sheet !== null && sheet === sent;
  const gone = sheet ? whyGone(sheet.of) : undefined;
  const isGone = gone !== undefined;
  const withdraw = useEffectEvent(() => {
    setSheet(null);
    // The answer to what was sent says how it ended.
    if (gone && !isSent) toast.error(gone);
  });
  useEffect(() => {
    if (isGone) withdraw();
  }, [isGone]);
  return {
    isOpen: sheet !== null && !isGone,
    /** Whether what is on its way was sent from this sheet: it could not be cancelled any more. */
    isSent,
    markSent: () => setSent(sheet),
    open: (of: T) => setSheet({ of }),
    close: () => setSheet(null),
    /** Closes the sheet of this render. */
    closeOwn: () => setSheet(clearSent<Asked<T> | null>(sheet, null)),
  };
}
