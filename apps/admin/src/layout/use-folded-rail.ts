import { useMediaQuery } from '@mui/material';
import { useEffect } from 'react';
import { useSidebarState, useStore } from 'react-admin';
import { NARROW_WINDOW, WIDE_WINDOW } from '../theme/windows.js';

/**
 * Folds the rail once when the window becomes narrow, so that it can be opened there; a wide window restores its state.
 */
export function useFoldedRail(): void {
  const isNarrow = useMediaQuery(NARROW_WINDOW, { noSsr: true });
  const isWide = useMediaQuery(WIDE_WINDOW, { noSsr: true });
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
