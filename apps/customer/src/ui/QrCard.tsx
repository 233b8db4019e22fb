import { styled } from '@mui/material/styles';
import { create } from 'qrcode';
import { useMemo } from 'react';

/** Light modules around the code, without which readers do not find it. */
const QUIET = 4;

/** Dark on light in both modes: that is what readers expect. */
const Plate = styled('svg')({
  display: 'block',
  width: '100%',
  maxWidth: 208,
  aspectRatio: '1',
  marginInline: 'auto',
  borderRadius: 12,
  background: '#ffffff',
});

/** A text as a QR code; `label` says what a reader would find. */
export function QrCard({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  const side = size + 2 * QUIET;
  return (
    <Plate role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <path d={path} fill="#000000" />
    </Plate>
  );
}

/** One square for each dark module. */
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
