import { useMediaQuery } from '@mui/material';
import { useEffect } from 'react';
import { useSidebarState, useStore } from 'react-admin';

/** Windows in which a table has no room beside the open rail. */
const NARROW = '(min-width: 600px) and (max-width: 999.95px)';
const WIDE = '(min-width: 1000px)';

/** Folds the rail as the window becomes narrow, once, so that it can be opened there; a wide window has it as it was. */
export function useFoldedRail(): void {
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const [isOpen, setOpen] = useSidebarState();
  const [before, setBefore] = useStore<boolean | null>('rail.before', null);
  useEffect(() => {
    if (isNarrow && before === null) {
      setBefore(isOpen);
      setOpen(false);
    }
    if (isWide && before !== null) {
      setOpen(before);
      setBefore(null);
    }
  }, [isNarrow, isWide, isOpen, before, setOpen, setBefore]);
}
