import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** Tag on a chart line in the line's colour (`--line`), sized as a touch target. */
export const LineTag = styled(ButtonBase)(({ theme }) => ({
  position: 'absolute',
  top: 0,
  height: 44,
  marginTop: -22,
  pointerEvents: 'auto',
  '& span': {
    width: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    padding: '2px 8px',
    borderRadius: 999,
    ...theme.typography.caption,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--line)',
    // Translucent, so that the bars behind it are visible.
    background: `color-mix(in srgb, ${theme.palette.background.paper} 80%, transparent)`,
    border: '1px solid var(--line)',
  },
  '&.Mui-focusVisible': { outlineOffset: -6 },
}));
