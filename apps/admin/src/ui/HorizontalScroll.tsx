import { Box } from '@mui/material';
import { keyframes } from '@mui/material/styles';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { FADE } from '../theme/windows.js';

interface Props {
  readonly name: string;
  /** Maximum height, pixels; absent: that of the window. */
  readonly most?: number;
  /** Height that a line above the table takes, pixels. */
  readonly below?: number;
  /** Whether its rows still belong to the previous query. */
  readonly isBusy?: boolean;
  /** Props that keep the scroll position. */
  readonly kept?: Pick<ComponentProps<'section'>, 'ref' | 'onScroll' | 'onClickCapture'>;
  readonly children: ReactNode;
}

/** Height of a list's header and pager, pixels. */
const REST = 170;

/** Maximum height of a list below a line of this height, pixels. */
export const heightUnder = (line: number): string => `calc(100vh - ${REST + line}px)`;

/** Columns fade out at the end edge while more of them are beyond it; without overflow nothing fades. */
const fading = keyframes({ '0%, 99%': { maskImage: FADE }, '100%': { maskImage: 'none' } });

/** Time after which an operator has noticed that other rows arrived, ms. */
const SEEN = 250;

/** Whether a click may be meant for a row that is gone, or that goes as it is clicked. */
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

/** Enter and Space would open or tick a row that is about to be another, as a click would. */
function dropPress(event: KeyboardEvent<HTMLElement>): void {
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (!isPress || !(event.target as Element).closest('tbody')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Table that scrolls under its header; it can take the focus for keyboard scrolling. */
export const HorizontalScroll = ({ name, most, below = 38, isBusy = false, kept, children }: Props) => (
  <Box
    component="section"
    tabIndex={0}
    aria-label={name}
    aria-busy={isBusy}
    {...(isBusy && { onKeyDownCapture: dropPress })}
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
