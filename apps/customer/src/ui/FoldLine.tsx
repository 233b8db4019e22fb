import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { LOW, TIGHT } from './low.js';
import { Unseen } from './Unseen.js';

const Press = styled(ButtonBase)(({ theme }) => ({
  minHeight: 32,
  width: '100%',
  gap: 12,
  justifyContent: 'flex-start',
  padding: '2px 4px',
  borderRadius: 8,
  textAlign: 'start',
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  // A line of words: its place to press reaches beyond it.
  '&::after': { content: '""', position: 'absolute', inset: '-6px 0' },
  [LOW]: { [TIGHT]: { minHeight: 24, '&::after': { inset: '-6px 0 -4px' } } },
  '& bdi': { color: theme.palette.text.primary, fontWeight: 600 },
  '& svg': { fontSize: 18 },
  '&[aria-expanded="true"] svg': { transform: 'scaleY(-1)' },
}));

/** More lines where the words need them; the arrow stays beside. */
const Line = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  // One line: what has no room on it is read when it is unfolded.
  [LOW]: { [TIGHT]: { height: 16, overflow: 'hidden', columnGap: 8 } },
});

interface FoldLineProps {
  /** What the line is about, read out before it. */
  label: string;
  line: ReactNode;
  children: ReactNode;
}

/** The least that has to be known, on one line; pressed it says everything. */
export function FoldLine({ label, line, children }: FoldLineProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Press aria-expanded={open} onClick={() => setOpen(!open)}>
        <Unseen>{label}: </Unseen>
        <Line>{line}</Line>
        <ExpandMore aria-hidden />
      </Press>
      {open && children}
    </>
  );
}
