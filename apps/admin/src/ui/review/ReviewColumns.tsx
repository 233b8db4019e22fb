import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  readonly claimed: ReactNode;
  /** What is known besides; where there is one column only, it stands below the evidence. */
  readonly besides?: ReactNode;
  /** What can be said about it; below the evidence where there is one column only. */
  readonly decision: ReactNode;
  /** The evidence. */
  readonly children: ReactNode;
  /** What is said stands below the evidence, where that is low enough to leave the room. */
  readonly isBelow?: boolean;
}

const IN_A_COLUMN = '"claimed" "evidence" "besides" "decision"';
const BESIDE = '"claimed evidence" "decision evidence"';
const BELOW = '"claimed evidence" "claimed decision"';

/** What a window has beside the bar above and the one of what is decided: that one stays where it is, whatever is said. */
const FILLS = 'calc(100vh - 116px)';

const AREA = { display: 'grid', gap: 3, minWidth: 0 } as const;

/** What is claimed, the evidence beside it, and what is said about both. */
export const ReviewColumns = ({ claimed, besides, decision, children, isBelow = false }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      pt: 3,
      gridTemplateAreas: { xs: IN_A_COLUMN, md: isBelow ? BELOW : BESIDE },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '360px minmax(0, 1fr)' },
      gridTemplateRows: { md: 'auto 1fr' },
      alignItems: 'start',
      minHeight: { md: FILLS },
    }}
  >
    {/* One column of its own where there are two; else its parts stand in the one among the others. */}
    <Box sx={{ gridArea: 'claimed', display: { xs: 'contents', md: 'grid' }, gap: 3, minWidth: 0 }}>
      <Box sx={{ ...AREA, gridArea: { xs: 'claimed', md: 'auto' } }}>{claimed}</Box>
      {besides && <Box sx={{ ...AREA, gridArea: { xs: 'besides', md: 'auto' } }}>{besides}</Box>}
    </Box>
    <Box sx={{ ...AREA, gridArea: 'evidence' }}>{children}</Box>
    {decision && <Box sx={{ ...AREA, gridArea: 'decision' }}>{decision}</Box>}
  </Box>
);
