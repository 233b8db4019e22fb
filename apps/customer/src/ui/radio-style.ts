import type { CSSObject, Theme } from '@mui/material/styles';

/** Custom drawing of a radio button: the browser's own is filled grey on a dark page and looks selected. */
export const radioStyle = ({ palette }: Theme): CSSObject => ({
  flex: 'none',
  width: 20,
  height: 20,
  margin: 0,
  appearance: 'none',
  borderRadius: 999,
  border: `2px solid ${palette.text.secondary}`,
  background: 'transparent',
  '&:checked': {
    borderColor: palette.accent.text,
    background: `radial-gradient(circle, ${palette.accent.text} 45%, transparent 50%)`,
  },
  // In forced-colors mode the browser draws its own.
  '@media (forced-colors: active)': { appearance: 'auto' },
});
