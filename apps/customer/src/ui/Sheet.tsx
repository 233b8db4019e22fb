import Close from '@mui/icons-material/CloseRounded';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import {
  type ReactNode,
  type SyntheticEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { MoreBelow } from './MoreBelow.js';
import { endReceipts } from './receipt.js';
import { sheetOpened } from './sheet-entries.js';
import { SHORT_SCREEN } from './short-screen.js';
import { frameElement, usePageShown } from './shown.js';
import { useSwipeDown } from './useSwipeDown.js';
import { WIDE } from './wide.js';

const Panel = styled(Drawer)(({ theme }) => ({
  '& .MuiDrawer-paper': {
    width: '100%',
    maxWidth: 520,
    marginInline: 'auto',
    maxHeight: '88dvh',
    borderRadius: '16px 16px 0 0',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    background: theme.palette.background.paper,
    // With little height, a sheet may take more of it: a mouse needs no lower edge, and a small phone needs the height
    // for the content.
    [SHORT_SCREEN]: { maxHeight: '94dvh' },
    [WIDE]: { bottom: '50%', translate: '0 50%', borderRadius: 16, maxHeight: 'calc(100dvh - 32px)' },
  },
  '& .MuiBackdrop-root': { background: theme.palette.tokens.scrim },
}));

/** Sheet header. */
export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 0 16px',
  // Dragged down to close the sheet; never scrolls.
  touchAction: 'none',
  '& h2': { flex: 1, margin: 0, ...theme.typography.h2 },
}));

/** Scrolling part of a sheet. */
export const Body = styled(MoreBelow)({
  padding: '8px 16px 16px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: -2 },
});

/** Buttons that do not fit side by side wrap to their own lines. */
export const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  padding: 16,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  '& > *': { flex: '1 1 auto' },
  [SHORT_SCREEN]: { gap: 8, padding: 8, '& > .MuiButton-root': { paddingInline: 12 } },
}));

export interface SheetProps {
  open: boolean;
  title: string;
  /** One or two words next to the title. */
  mark?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Stays visible below the scrolling part. */
  foot?: ReactNode;
  /** Just opened without the customer's request: see `useFresh`. */
  isFresh?: boolean;
  /** What it asks for is on its way: the customer cannot close it. */
  isLocked?: boolean;
}

/** Ignores a press that was meant for the content below the sheet. */
const ignore = (event: SyntheticEvent): void => event.stopPropagation();

/**
 * Bottom sheet; centred where the window is wide. It traps the focus. Escape, Back, the backdrop, its button and a pull
 * on its header close it, and it closes when its page is left. The button does not say "close", because closing is what
 * is done to a position.
 */
export function Sheet(props: SheetProps) {
  const [isUsed, setUsed] = useState(false);
  if (props.open && !isUsed) setUsed(true);
  // Mounted on first use: most sheets of a page are never opened.
  return isUsed && <UsedSheet {...props} />;
}

function UsedSheet({ open, title, mark, onClose, children, foot, isFresh, isLocked = false }: SheetProps) {
  const { t } = useTranslation();
  const heading = useId();
  const shown = usePageShown();
  const paper = useRef<HTMLDivElement>(null);
  const pull = useSwipeDown(paper, onClose, isLocked);
  const isLeft = useLeft(open, onClose);
  // A sheet that is open on first render would not animate in.
  const [isDrawn, setDrawn] = useState(false);
  useLayoutEffect(() => setDrawn(true), []);
  const isOpen = open && shown && !isLeft && isDrawn;
  const close = useEffectEvent(() => {
    if (!isLocked) onClose();
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    endReceipts();
    return sheetOpened(() => close());
  }, [isOpen]);
  return (
    <Panel
      anchor="bottom"
      open={isOpen}
      onClose={isLocked ? undefined : onClose}
      onClickCapture={isFresh ? ignore : undefined}
      // While it closes, presses reach the page again.
      style={isOpen ? undefined : { pointerEvents: 'none' }}
      // The frame does not scroll. A scroll lock would make it scroll when the sheet, still below it, gets the focus.
      ModalProps={{ container: frameElement, disableScrollLock: true }}
      transitionDuration={shown ? undefined : 0}
      slotProps={{ paper: { ref: paper, role: 'dialog', 'aria-modal': true, 'aria-labelledby': heading } }}
    >
      <Head {...pull}>
        <h2 id={heading}>{title}</h2>
        {mark}
        <IconButton aria-label={t('ui.dismiss')} disabled={isLocked} onClick={onClose}>
          <Close />
        </IconButton>
      </Head>
      {/* The scroll area is keyboard focusable. */}
      <Body tabIndex={0}>{children}</Body>
      {foot && <Foot>{foot}</Foot>}
    </Panel>
  );
}

/** Whether the page was left while the sheet was open. The sheet is then closed and absent on return. */
export function useLeft(open: boolean, onClose: () => void): boolean {
  const [isLeft, setLeft] = useState(false);
  if (isLeft && !open) setLeft(false);
  const leave = useEffectEvent(() => setLeft(open));
  const comeBack = useEffectEvent(() => {
    if (isLeft && open) onClose();
  });
  // A kept page runs its effect cleanups while it is hidden.
  useLayoutEffect(() => {
    comeBack();
    return () => leave();
  }, []);
  return isLeft;
}
