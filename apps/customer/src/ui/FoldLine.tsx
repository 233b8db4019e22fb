import ExpandLess from '@mui/icons-material/ExpandLessRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { Sheet } from './Sheet.js';
import { SHORT_SCREEN, SMALL_PHONE } from './short-screen.js';
import { Unseen } from './Unseen.js';

const Press = styled(ButtonBase)(({ theme }) => ({
  minHeight: 44,
  width: '100%',
  gap: 12,
  justifyContent: 'flex-start',
  padding: '2px 4px',
  borderRadius: 8,
  textAlign: 'start',
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  // The touch target extends into the gaps above and below.
  [SHORT_SCREEN]: {
    [SMALL_PHONE]: { minHeight: 36, '&::after': { content: '""', position: 'absolute', inset: '-4px 0' } },
  },
  '& bdi': { color: theme.palette.text.primary, fontWeight: 600 },
  '& svg': { fontSize: 18 },
}));

/** Wraps where the text needs it; the arrow stays at the side. */
const Line = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  [SHORT_SCREEN]: { [SMALL_PHONE]: { columnGap: 8 } },
});

interface FoldLineProps {
  /** Subject of the line: read out before it, and title of the sheet. */
  label: string;
  line: ReactNode;
  children: ReactNode;
}

/** One-line summary that opens the full content in a sheet. */
export function FoldLine({ label, line, children }: FoldLineProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Press aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Unseen>{label}: </Unseen>
        <Line>{line}</Line>
        <ExpandLess aria-hidden />
      </Press>
      <Sheet open={open} title={label} onClose={() => setOpen(false)}>
        {children}
      </Sheet>
    </>
  );
}
