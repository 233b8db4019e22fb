import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SHORT_SCREEN } from './short-screen.js';
import { Titles, usePageShown } from './shown.js';
import { usePlace } from './usePlace.js';
import { MARKETS_BESIDE, NARROW_THREE_COLUMNS, WIDE } from './wide.js';

/** So narrow that a title next to two buttons needs two lines. */
const SMALL = '@container (max-width: 359px)';

/** Maximum width of a page that uses a large screen, and of one that is read or filled in, px. */
export const MOST = 1248;
export const COLUMN = 720;

/**
 * From this width on all pages start at one edge, and those not `wide` are a column there. Below it, all pages fill the
 * same frame.
 */
export const columnOf = (width: number) => ({
  [WIDE]: { maxWidth: width, marginInlineStart: `max(0px, calc((100% - ${MOST}px) / 2))` },
});

const Frame = styled('div')({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });

/** Page header. */
export const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  paddingInline: `max(8px, calc((100% - ${MOST + 16}px) / 2))`,
  // Content scrolls under it.
  position: 'relative',
  zIndex: 1,
  '&[data-over="true"]': { boxShadow: `0 1px 0 ${theme.palette.divider}` },
  '&[data-fills="true"]': {
    paddingInline: 8,
    paddingBlock: 'calc(8px + env(safe-area-inset-top)) 4px',
    // Aligned with the outer columns below.
    [MARKETS_BESIDE]: { paddingInline: '4px 16px' },
    [NARROW_THREE_COLUMNS]: { paddingInlineEnd: 12 },
    [SHORT_SCREEN]: {
      minHeight: 52,
      paddingBlock: 'calc(4px + env(safe-area-inset-top)) 4px',
      '& [role="tablist"]': { padding: 0 },
    },
  },
  paddingBlockStart: 'env(safe-area-inset-top)',
  '& h1': {
    ...theme.typography.h2,
    // Not interactive: focusable so that reading starts there.
    outline: 0,
    flex: 1,
    minWidth: 0,
    margin: '0 8px',
    // Keeps glyphs far below the line, as in Arabic, from being clipped.
    paddingBlock: 4,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [SMALL]: {
      ...theme.typography.h3,
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
    },
  },
}));

const Scroll = styled('main')({
  flex: 1,
  minHeight: 0,
  outline: 0,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  padding: '4px 16px 24px',
  '& > *': { marginInline: 'auto' },
  '&:not([data-wide="true"], [data-fills="true"]) > *': columnOf(COLUMN),
  '&[data-wide="true"] > *': { maxWidth: MOST },
  '&[data-fills="true"]': { padding: 0, overflow: 'hidden', '& > *': { maxWidth: 'none' } },
});

const Foot = styled('footer')(({ theme }) => ({
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '& > *': columnOf(COLUMN),
}));

/** Back arrow. */
export const Back = styled(ArrowBack)(({ theme }) => ({
  transform: theme.direction === 'rtl' ? 'scaleX(-1)' : undefined,
}));

interface PageProps {
  title: string;
  /** Adds a back arrow. */
  onBack?: () => void;
  actions?: ReactNode;
  /** Replaces arrow, title and actions; the title is then only announced. */
  head?: ReactNode;
  /** The page's primary action, always visible. */
  foot?: ReactNode;
  /** May use the width of a large screen. */
  wide?: boolean;
  /** Fills the screen; the content divides the height and scrolls where it has to. */
  fills?: boolean;
  children: ReactNode;
}

/**
 * Page with header, scrolling content and primary action. Restores scroll position and focus when the customer comes
 * back.
 */
export function Page({ title, onBack, actions, head, foot, wide, fills, children }: PageProps) {
  const { t } = useTranslation();
  const shown = usePageShown();
  const scroll = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { onUse, onScroll } = usePlace(frame, scroll);
  const titles = use(Titles);
  const [hasHead, hasBack] = [head !== undefined, onBack !== undefined];
  useEffect(() => {
    if (!shown) return;
    document.title = title;
    if (!hasHead) titles.keep(location, { title, back: hasBack, wide: wide === true });
  }, [shown, title, hasHead, hasBack, wide, titles]);
  return (
    <Frame ref={frame} onFocus={onUse} onClickCapture={onUse}>
      <Head data-page-head data-wide={wide} data-fills={fills} data-over={isOver}>
        {head ?? (
          <>
            {onBack && (
              <IconButton aria-label={t('ui.back')} onClick={onBack}>
                <Back />
              </IconButton>
            )}
            <h1 tabIndex={-1}>{title}</h1>
            {actions}
          </>
        )}
      </Head>
      <Scroll
        ref={scroll}
        data-scroll
        data-wide={wide}
        data-fills={fills}
        tabIndex={-1}
        onScroll={(event) => {
          onScroll(event);
          setOver(event.currentTarget.scrollTop > 0);
        }}
      >
        {children}
      </Scroll>
      {foot && <Foot>{foot}</Foot>}
    </Frame>
  );
}
