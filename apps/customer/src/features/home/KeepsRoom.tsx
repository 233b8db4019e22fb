import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sessionMark } from '../../api/session.js';
import { recall, remember } from '../../api/storage.js';
import { Stack } from '../../ui/Card.js';
import { usePageShown } from '../../ui/shown.js';
import { RADIUS } from '../../ui/theme/tokens.js';

/** By then what a page shows has come, ms; what is not there is no longer waited for. */
const PATIENCE = 8_000;

/**
 * A place as it was last seen: by whom, in a window that is so wide (in another width the same words take more lines or fewer),
 * how high. `public/early.js` reads that of positions.
 */
interface Kept {
  readonly of: string | undefined;
  readonly width: number;
  readonly height: number;
}

/** Undefined where it was never looked at so. */
function heightOf(text: string | null): number | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null;
    return kept?.of === sessionMark() && kept?.width === innerWidth ? kept.height : undefined;
  } catch {
    return undefined;
  }
}

const bar = (colour: string): string => `linear-gradient(${colour} 0 0)`;

/** With nothing in it, it takes no place among its neighbours, whose gap it gives back; while something is expected, it shows where. */
const Room = styled(Stack)(({ theme }) => ({
  '&:empty:not([data-kept])': { marginBlockStart: -12 },
  '&:empty[data-kept]': {
    gap: 0,
    '&[data-headed]::before': {
      content: '""',
      width: 120,
      height: 24,
      marginBlock: 10,
      borderRadius: 8,
      background: theme.palette.tokens.raised,
    },
    '&::after': {
      content: '""',
      flex: 1,
      borderRadius: RADIUS.card,
      border: `1px solid ${theme.palette.divider}`,
      background: theme.palette.background.paper,
    },
    '&[data-headed]::after': {
      backgroundImage: `repeating-linear-gradient(transparent 0 61px, ${theme.palette.divider} 61px 62px)`,
    },
    '&[data-shape]::after': {
      padding: 16,
      backgroundOrigin: 'content-box',
      backgroundClip: 'content-box, content-box, content-box, border-box',
      backgroundRepeat: 'repeat-x, no-repeat, no-repeat',
    },
    // Four steps beside each other, two lines of words, a button.
    '&[data-shape="steps"]::after': {
      backgroundImage: [
        `radial-gradient(circle at 50% 16px, ${theme.palette.tokens.raised} 15.5px, transparent 16px)`,
        bar(theme.palette.tokens.raised),
        bar(theme.palette.tokens.raised),
        bar(theme.palette.background.paper),
      ].join(),
      backgroundPosition: '0 0, 0 70px, 0 100%, 0 0',
      backgroundSize: '25% 36px, 80% 28px, 100% 48px, auto',
    },
    // A heading, two lines of words, a button.
    '&[data-shape="words"]::after': {
      backgroundImage: [
        bar(theme.palette.tokens.raised),
        bar(theme.palette.tokens.raised),
        bar(theme.palette.tokens.raised),
        bar(theme.palette.background.paper),
      ].join(),
      backgroundPosition: '0 4px, 0 34px, 0 100%, 0 0',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '50% 18px, 80% 28px, 100% 48px, auto',
    },
  },
}));

interface KeepsRoomProps {
  /** Names the place on this device. */
  name: string;
  /** What is expected has a heading and rows. */
  headed?: boolean;
  /** What is expected looks like this. */
  shape?: 'steps' | 'words';
  /** Its height where it was never looked at, as far as that can be told. */
  expected?: number;
  /** It is known that nothing comes. */
  isEmpty?: boolean;
  children: ReactNode;
}

/** As high, until what stands in it has come, as it was when it was last looked at: what follows keeps its place. */
export function KeepsRoom({ name, headed, shape, expected = 0, isEmpty = false, children }: KeepsRoomProps) {
  const key = `room.${name}`;
  const box = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(() => heightOf(recall(key)) ?? expected);
  if (isEmpty && kept > 0) setKept(0);
  const isShown = usePageShown();
  useEffect(() => {
    if (kept === 0) return;
    const timer = setTimeout(() => setKept(0), PATIENCE);
    return () => clearTimeout(timer);
  }, [kept]);
  useEffect(() => {
    const element = box.current;
    // A page that is kept behind another has no height, and is not what was looked at: it is when it is shown again.
    if (!element || kept > 0 || !isShown) return;
    const observer = new ResizeObserver(() => {
      if (!element.offsetParent) return;
      const now: Kept = { of: sessionMark(), width: innerWidth, height: element.offsetHeight };
      remember(key, JSON.stringify(now));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [key, kept, isShown]);
  return (
    <Room
      ref={box}
      data-kept={kept > 0 || undefined}
      data-headed={headed || undefined}
      data-shape={shape}
      style={{ minHeight: kept || undefined }}
    >
      {children}
    </Room>
  );
}
