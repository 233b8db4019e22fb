import { Box } from '@mui/material';
import { keyframes } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { FADE } from '../theme/windows.js';

interface Props {
  readonly name: string;
  /** Its greatest height, pixels; absent: what a window has. */
  readonly most?: number;
  /** What a line over the table takes of the window, pixels. */
  readonly below?: number;
  /** Whether its rows are still those of what was asked for before. */
  readonly isBusy?: boolean;
  /** What keeps its place. */
  readonly kept?: Pick<ComponentProps<'section'>, 'ref' | 'onScroll' | 'onClickCapture'>;
  readonly children: ReactNode;
}

/** What a list's head and its pager take of the window, pixels. */
const REST = 170;

/** How high a list is at most, with a line of so many pixels over it. */
export const heightUnder = (line: number): string => `calc(100vh - ${REST + line}px)`;

/** While columns stand beyond its end edge they fade out there; where it cannot be scrolled nothing does. */
const fading = keyframes({ '0%, 99%': { maskImage: FADE }, '100%': { maskImage: 'none' } });

/** After so long it is seen that other rows have come, ms. */
const SEEN = 250;

/** Whether a press may be meant for a row that is not there any more, or leaves as it is pressed. */
function useIsUnsure(isBusy: boolean): boolean {
  const [wasBusy, setWasBusy] = useState(isBusy);
  useEffect(() => {
    if (isBusy) {
      setWasBusy(true);
      return;
    }
    const timer = setTimeout(() => setWasBusy(false), SEEN);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isBusy || wasBusy;
}

/** A table that scrolls under its header: reached by the keyboard too. */
export const Scrolled = ({ name, most, below = 38, isBusy = false, kept, children }: Props) => (
  <Box
    component="section"
    tabIndex={0}
    aria-label={name}
    aria-busy={isBusy}
    {...kept}
    sx={{
      maxHeight: most ?? heightUnder(below),
      minWidth: 0,
      overflow: 'auto',
      animation: `${fading} linear both`,
      animationTimeline: 'scroll(self inline)',
      '& tbody': { opacity: isBusy ? 0.5 : 1, ...(useIsUnsure(isBusy) && { pointerEvents: 'none' }) },
    }}
  >
    {children}
  </Box>
);
