import { styled } from '@mui/material/styles';

/** White in both modes, because the drawing is printed. */
export const PAPER = '#ffffff';
export const INK = '#101820';

/** Signing area with its line. */
export const Paper = styled('div')(({ theme }) => ({
  position: 'relative',
  borderRadius: 12,
  overflow: 'hidden',
  border: `1px solid ${theme.palette.divider}`,
  background: PAPER,
  '&[data-wrong="true"]': { borderColor: theme.palette.error.main },
  '& > canvas': { display: 'block', width: '100%', height: 220 },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 24,
    insetBlockEnd: 44,
    height: 1,
    background: '#c5cabd',
    pointerEvents: 'none',
  },
}));

/** Picture of a canvas. Throws if the browser returns none. */
export const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
