import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sessionMark } from '../../api/session.js';
import { readLocal, writeLocal } from '../../api/storage.js';
import { Stack } from '../../ui/Card.js';
import { usePageShown } from '../../ui/shown.js';
import { RADIUS } from '../../ui/theme/tokens.js';

/** Time after which missing content is no longer waited for, ms. */
const PATIENCE = 8_000;

/**
 * Last height of a slot: by session and by window width, because text wraps differently at another width.
 * `public/early.js` reads the one of positions.
 */
interface Kept {
  readonly of: string | undefined;
  readonly width: number;
  readonly height: number;
}

/** Undefined if there is no height for these conditions. */
function heightOf(text: string | null): number | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null;
    return kept?.of === sessionMark() && kept?.width === innerWidth ? kept.height : undefined;
  } catch {
    return undefined;
  }
}

const bar = (colour: string): string => `linear-gradient(${colour} 0 0)`;

/** When empty, it takes no space and gives back its gap; while content is expected, it shows a placeholder. */
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
    // Four steps side by side, two text lines, a button.
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
    // Heading, two text lines, a button.
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
  /** Storage name of the slot on this device. */
  name: string;
  /** The expected content has a heading and rows. */
  headed?: boolean;
  /** Shape of the expected content. */
  shape?: 'steps' | 'words';
  /** Estimated height if none is stored, px. */
  expected?: number;
  /** It is known that there is no content. */
  isEmpty?: boolean;
  children: ReactNode;
}

/** Keeps the height of the last visit until the content has loaded, so that the content below does not move. */
export function ReservedSpace({
  name,
  headed,
  shape,
  expected = 0,
  isEmpty = false,
  children,
}: KeepsRoomProps) {
  const key = `room.${name}`;
  const box = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(() => heightOf(readLocal(key)) ?? expected);
  if (isEmpty && kept > 0) setKept(0);
  const isShown = usePageShown();
  useEffect(() => {
    if (kept === 0) return;
    const timer = setTimeout(() => setKept(0), PATIENCE);
    return () => clearTimeout(timer);
  }, [kept]);
  useEffect(() => {
    const element = box.current;
    // A kept page that is hidden has no height and is not recorded; it is when shown again.
    if (!element || kept > 0 || !isShown) return;
    const observer = new ResizeObserver(() => {
      if (!element.offsetParent) return;
      const now: Kept = { of: sessionMark(), width: innerWidth, height: element.offsetHeight };
      writeLocal(key, JSON.stringify(now));
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
