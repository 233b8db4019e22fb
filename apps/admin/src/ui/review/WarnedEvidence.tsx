import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { WIDE_EVIDENCE } from '../../theme/windows.js';

const BESIDE = `@media ${WIDE_EVIDENCE}`;

interface Props {
  /** Alerts, heaviest first; nothing if there are none. */
  readonly warnings: ReactNode;
  /** The evidence. */
  readonly children: ReactNode;
  /** Whether the evidence needs the full width: warnings then stay above it. */
  readonly isAbove?: boolean;
}

/** Evidence and its warnings as rows of one frame: next to each other if there is room, else above. */
export const WarnedEvidence = ({ warnings, children, isAbove = false }: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: 'column',
      gap: 3,
      minWidth: 0,
      // Screen readers read the warnings first; visually they are at the end.
      ...(!isAbove && { [BESIDE]: { flexDirection: 'row-reverse', alignItems: 'flex-start' } }),
    }}
  >
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        '&:empty': { display: 'none' },
        ...(!isAbove && { [BESIDE]: { flex: '0 0 300px', minWidth: 0 } }),
        '& > .MuiAlert-root': { border: 0, borderRadius: 0, px: 3, py: 1 },
        '& > .MuiAlert-root + .MuiAlert-root': { borderTop: 1, borderColor: 'divider' },
        '& .MuiAlert-icon': { py: 1.5, mr: 2, fontSize: 18 },
        '& .MuiAlert-message': { py: 1.5, minWidth: 0, overflowWrap: 'anywhere' },
        '& ul': { pl: 0, listStyle: 'none', display: 'grid', gap: 1 },
      }}
    >
      {warnings}
    </Box>
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0, ...(!isAbove && { [BESIDE]: { flex: 1 } }) }}>
      {children}
    </Box>
  </Box>
);
