import Close from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from './Card.js';
import { Body, Foot, Head, type SheetProps, useLeft } from './Sheet.js';
import { sheetOpened } from './sheet-entries.js';
import { usePageShown } from './shown.js';

/** The list takes the width the panel leaves, and lays out its rows accordingly. */
const Columns = styled('div')({
  '&[data-beside="true"]': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 24,
    '& > div': { flex: 1, minWidth: 0, containerType: 'inline-size' },
  },
});

interface ListBesideProps {
  /** Whether the panel is open. */
  beside: boolean;
  list: ReactNode;
  /** Sheets of the rows. */
  children: ReactNode;
}

/** A list with a detail panel next to it. */
export function ListBeside({ beside, list, children }: ListBesideProps) {
  return (
    <Columns data-beside={beside}>
      <div>{list}</div>
      {children}
    </Columns>
  );
}

/** Stays visible while the list scrolls. Not higher than the window leaves below the page's header and tabs. */
const Panel = styled(Card)({
  position: 'sticky',
  top: 0,
  flex: 'none',
  width: 420,
  maxHeight: 'calc(100dvh - 140px)',
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  '& dl': { gap: 2 },
});

/**
 * Sheet content shown next to the list it was opened from. The rest of the page stays usable. Escape, Back and its
 * button close it.
 */
export function BesideSheet(props: Omit<SheetProps, 'isLocked'>) {
  const shown = usePageShown();
  const isLeft = useLeft(props.open, props.onClose);
  return props.open && shown && !isLeft && <OpenPanel {...props} />;
}

function OpenPanel({ title, mark, onClose, children, foot }: SheetProps) {
  const { t } = useTranslation();
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => sheetOpened(() => close()), []);
  useEffect(() => {
    const pressed = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    // The rows get a new layout; keep the pressed one visible.
    pressed?.scrollIntoView({ block: 'nearest' });
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
      if (panel.current === null || panel.current.contains(document.activeElement)) {
        if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
      }
    };
  }, []);
  return (
    <Panel ref={panel} role="dialog" aria-labelledby={heading} tabIndex={-1}>
      <Head>
        <h2 id={heading}>{title}</h2>
        {mark}
        <IconButton aria-label={t('ui.dismiss')} onClick={onClose}>
          <Close />
        </IconButton>
      </Head>
      <Body tabIndex={0}>{children}</Body>
      {foot && <Foot>{foot}</Foot>}
    </Panel>
  );
}
