import { styled } from '@mui/material/styles';

/** Bar over the chart that confirms a moved level. */
export const MoveFrame = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 4,
  '&[data-at="top"]': { insetBlockStart: 4 },
  '&[data-at="bottom"]': { insetBlockEnd: 32 },
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '4px 4px 4px 12px',
  borderRadius: 12,
  pointerEvents: 'auto',
  ...theme.typography.body2,
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  boxShadow: '0 8px 24px rgba(0,0,0,0.2)',
  '& p': { flex: 1, minWidth: 0, margin: 0 },
  '& p[data-wrong="true"]': { color: theme.palette.error.main },
  '& button': { minHeight: 44, minWidth: 44, paddingInline: 12 },
}));
