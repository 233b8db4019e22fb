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
import { LOW } from './low.js';
import { MoreBelow } from './MoreBelow.js';
import { endReceipts } from './receipt.js';
import { sheetOpened } from './sheet-entries.js';
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
    // A mouse has no need of the lower edge: what is asked stands before the eyes.
    // A small phone needs its height for what is asked.
    [LOW]: { maxHeight: '94dvh' },
    [WIDE]: { bottom: '50%', translate: '0 50%', borderRadius: 16, maxHeight: 'calc(100dvh - 32px)' },
  },
  '& .MuiBackdrop-root': { background: theme.palette.tokens.scrim },
}));

/** The head of a sheet. */
export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 0 16px',
  // It is pulled down to close the sheet, and has nothing to scroll.
  touchAction: 'none',
  '& h2': { flex: 1, margin: 0, ...theme.typography.h2 },
}));

/** What of a sheet scrolls. */
export const Body = styled(MoreBelow)({
  padding: '8px 16px 16px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: -2 },
});

/** Buttons whose words do not fit beside each other come under each other, whole. */
export const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  padding: 16,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  '& > *': { flex: '1 1 auto' },
  [LOW]: { gap: 8, padding: 8, '& > .MuiButton-root': { paddingInline: 12 } },
}));

export interface SheetProps {
  open: boolean;
  title: string;
  /** One or two words beside the title. */
  mark?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Stays in sight under what scrolls. */
  foot?: ReactNode;
  /** It opened unasked, and only just now: see `useFresh`. */
  isFresh?: boolean;
}

/** A press that was meant for what the sheet came over. */
const ignore = (event: SyntheticEvent): void => event.stopPropagation();

/**
 * A sheet from the bottom; in the middle where the window is wide. It keeps the focus; Escape, Back, the backdrop, its button and a pull at its head dismiss it, and it
 * is gone with its page. What can be closed is a position, so the sheet's own button has another word.
 */
export function Sheet(props: SheetProps) {
  const [isUsed, setUsed] = useState(false);
  if (props.open && !isUsed) setUsed(true);
  // Most sheets of a page are never opened.
  return isUsed && <UsedSheet {...props} />;
}

function UsedSheet({ open, title, mark, onClose, children, foot, isFresh }: SheetProps) {
  const { t } = useTranslation();
  const heading = useId();
  const shown = usePageShown();
  const paper = useRef<HTMLDivElement>(null);
  const pull = useSwipeDown(paper, onClose);
  const isLeft = useLeft(open, onClose);
  // What is open when it is first drawn would not come in.
  const [isDrawn, setDrawn] = useState(false);
  useLayoutEffect(() => setDrawn(true), []);
  const isOpen = open && shown && !isLeft && isDrawn;
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen) return;
    endReceipts();
    return sheetOpened(() => close());
  }, [isOpen]);
  return (
    <Panel
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      onClickCapture={isFresh ? ignore : undefined}
      // While it leaves, a press is meant for the page again.
      style={isOpen ? undefined : { pointerEvents: 'none' }}
      // The frame does not scroll. To lock it would make it scroll when the sheet, still below it, is given the focus.
      ModalProps={{ container: frameElement, disableScrollLock: true }}
      transitionDuration={shown ? undefined : 0}
      slotProps={{ paper: { ref: paper, role: 'dialog', 'aria-modal': true, 'aria-labelledby': heading } }}
    >
      <Head {...pull}>
        <h2 id={heading}>{title}</h2>
        {mark}
        <IconButton aria-label={t('ui.dismiss')} onClick={onClose}>
          <Close />
        </IconButton>
      </Head>
      {/* What scrolls is reached by the keyboard. */}
      <Body tabIndex={0}>{children}</Body>
      {foot && <Foot>{foot}</Foot>}
    </Panel>
  );
}

/** Whether the page was left while the sheet was open: it is closed then, and not there on the page's return. */
export function useLeft(open: boolean, onClose: () => void): boolean {
  const [isLeft, setLeft] = useState(false);
  if (isLeft && !open) setLeft(false);
  const leave = useEffectEvent(() => setLeft(open));
  const comeBack = useEffectEvent(() => {
    if (isLeft && open) onClose();
  });
  // A page that is kept ends its effects while it is out of sight.
  useLayoutEffect(() => {
    comeBack();
    return () => leave();
  }, []);
  return isLeft;
}
