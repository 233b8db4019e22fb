import { Box } from '@mui/material';
import { create } from 'qrcode';
import { useMemo } from 'react';

/** Quiet zone around the code, in cells, by which cameras find it. */
const MARGIN = 4;

/** SVG path with one square per dark cell. */
function drawn(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const cells = Array.from({ length: modules.size }, (_, index) => index);
  const path = cells
    .flatMap((y) => cells.filter((x) => modules.get(y, x)).map((x) => `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`))
    .join('');
  return { size: modules.size + 2 * MARGIN, path };
}

/** QR code of a text. Dark on white in both modes: many readers accept nothing else. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      sx={{ width: 192, height: 192, borderRadius: 2, bgcolor: '#fff', border: 1, borderColor: 'divider' }}
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </Box>
  );
};
