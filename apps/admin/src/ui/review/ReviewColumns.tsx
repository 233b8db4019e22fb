import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  readonly claimed: ReactNode;
  /** Further facts; in a single column they follow the evidence. */
  readonly besides?: ReactNode;
  /** Decision fields; in a single column they follow the evidence. */
  readonly decision: ReactNode;
  /** The evidence. */
  readonly children: ReactNode;
  /** Whether the decision is below the evidence, if that is low enough to leave room. */
  readonly isBelow?: boolean;
}

const IN_A_COLUMN = '"claimed" "evidence" "besides" "decision"';
const BESIDE = '"claimed evidence" "decision evidence"';
const BELOW = '"claimed evidence" "claimed decision"';

/**
 * Window height without the top bar and the decision bar. The decision bar keeps its place whatever the texts' height.
 */
const FILLS = 'calc(100vh - 116px)';

const AREA = { display: 'grid', gap: 3, minWidth: 0 } as const;

/** Claimed facts, the evidence next to them, and the decision on both. */
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
    {/* A column of its own in the two-column layout; otherwise its parts are inlined in the single column. */}
    <Box sx={{ gridArea: 'claimed', display: { xs: 'contents', md: 'grid' }, gap: 3, minWidth: 0 }}>
      <Box sx={{ ...AREA, gridArea: { xs: 'claimed', md: 'auto' } }}>{claimed}</Box>
      {besides && <Box sx={{ ...AREA, gridArea: { xs: 'besides', md: 'auto' } }}>{besides}</Box>}
    </Box>
    <Box sx={{ ...AREA, gridArea: 'evidence' }}>{children}</Box>
    {decision && <Box sx={{ ...AREA, gridArea: 'decision' }}>{decision}</Box>}
  </Box>
);
