import { useState } from 'react';
import { clearSent } from './clear-sent.js';

/** Sheet that asks for a confirmation. An answer closes the sheet that it was sent from, never a newer one. */
export function useConfirming() {
  const [sheet, setSheet] = useState<symbol | null>(null);
  const [sent, setSent] = useState<symbol | null>(null);
  return {
    isOpen: sheet !== null,
    /** Whether what is on its way was sent from this sheet: it could not be cancelled any more. */
    isSent: sheet !== null && sheet === sent,
    markSent: () => setSent(sheet),
    open: () => setSheet(Symbol()),
    close: () => setSheet(null),
    /** Closes the sheet of this render. */
    closeOwn: () => setSheet(clearSent<symbol | null>(sheet, null)),
  };
}
