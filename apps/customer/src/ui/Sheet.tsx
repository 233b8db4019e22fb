import Close from '@mui/icons-material/CloseRounded';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrameElement, usePageShown } from './shown.js';

const Panel = styled(Drawer)(({ theme }) => ({
  '& .MuiDrawer-paper': {
    width: '100%',
    maxWidth: 520,
    marginInline: 'auto',
    maxHeight: '88dvh',
    borderRadius: '16px 16px 0 0',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    background: theme.palette.background.paper,
  },
  '& .MuiBackdrop-root': { background: theme.palette.tokens.scrim },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 0 16px',
  '& h2': { flex: 1, margin: 0, ...theme.typography.h2 },
}));

const Body = styled('div')({
  padding: '8px 16px 16px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: -2 },
});

/** Buttons whose words do not fit beside each other come under each other, whole. */
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  padding: 16,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  '& > *': { flex: '1 1 auto' },
}));

interface SheetProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays in sight under what scrolls. */
  foot?: ReactNode;
}

/**
 * A sheet from the bottom. It keeps the focus; Escape, the backdrop and its button dismiss it. What can be closed is a
 * position, so the sheet's own button has another word.
 */
export function Sheet({ open, title, onClose, children, foot }: SheetProps) {
  const { t } = useTranslation();
  const heading = useId();
  const shown = usePageShown();
  const frame = useFrameElement();
  return (
    <Panel
      anchor="bottom"
      open={open && shown}
      onClose={onClose}
      ModalProps={{ container: frame ?? undefined }}
      transitionDuration={shown ? undefined : 0}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': heading } }}
    >
      <Head>
        <h2 id={heading}>{title}</h2>
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
