import { styled } from '@mui/material/styles';

/** White in both modes: what is drawn on it is printed. */
export const PAPER = '#ffffff';
export const INK = '#101820';

/** What is signed on, with the line that a signature stands on. */
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

/** The picture of a canvas. Throws where the browser gives none. */
export const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
