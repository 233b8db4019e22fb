import { styled } from '@mui/material/styles';
import { create } from 'qrcode';
import { useMemo } from 'react';

/** Quiet zone in modules, without which readers do not find the code. */
const QUIET = 4;

/** Dark on light in both modes, as readers expect. */
const Plate = styled('svg')({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  marginInline: 'auto',
  borderRadius: 12,
  background: '#ffffff',
});

interface QrCardProps {
  text: string;
  /** Accessible label: the content of the code. */
  label: string;
  /** Maximum side, px. */
  most?: number;
}

/** QR code of a text. */
export function QrCard({ text, label, most = 208 }: QrCardProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  const side = size + 2 * QUIET;
  return (
    <Plate
      style={{ maxWidth: most }}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000000" />
    </Plate>
  );
}

/** Draws one square per dark module. */
function drawn(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const squares: string[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (modules.get(row, column)) squares.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`);
    }
  }
  return { size, path: squares.join('') };
}
