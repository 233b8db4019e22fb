import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  readonly claimed: ReactNode;
  /** What can be said about it; below the evidence where there is one column only. */
  readonly decision: ReactNode;
  /** The evidence. */
  readonly children: ReactNode;
  /** What is said stands below the evidence, where that is low enough to leave the room. */
  readonly isBelow?: boolean;
}

const IN_A_COLUMN = '"claimed" "evidence" "decision"';
const BESIDE = '"claimed evidence" "decision evidence"';
const BELOW = '"claimed evidence" "claimed decision"';

/** What a window has beside the bar above and the one of what is decided: that one stays where it is, whatever is said. */
const FILLS = 'calc(100vh - 116px)';

/** What is claimed, the evidence beside it, and what is said about both. */
export const ReviewColumns = ({ claimed, decision, children, isBelow = false }: Props) => {
  const areas = { claimed, evidence: children, decision };
  return (
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
      {Object.entries(areas).map(([area, content]) => (
        <Box key={area} sx={{ gridArea: area, display: 'grid', gap: 3, minWidth: 0 }}>
          {content}
        </Box>
      ))}
    </Box>
  );
};
