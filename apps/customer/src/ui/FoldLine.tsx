import ExpandLess from '@mui/icons-material/ExpandLessRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { LOW, TIGHT } from './low.js';
import { Sheet } from './Sheet.js';
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
  // Its place to press reaches into the gaps above and below it.
  [LOW]: { [TIGHT]: { minHeight: 36, '&::after': { content: '""', position: 'absolute', inset: '-4px 0' } } },
  '& bdi': { color: theme.palette.text.primary, fontWeight: 600 },
  '& svg': { fontSize: 18 },
}));

/** More lines where the words need them; the arrow stays beside. */
const Line = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  [LOW]: { [TIGHT]: { columnGap: 8 } },
});

interface FoldLineProps {
  /** What the line is about: read out before it, and the title of what it opens. */
  label: string;
  line: ReactNode;
  children: ReactNode;
}

/** The least that has to be known, on one line; pressed it says everything, in a sheet. */
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
