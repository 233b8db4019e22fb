import { useTheme } from '@mui/material/styles';
import { useId } from 'react';

interface MiniAreaProps {
  values: readonly number[];
  tone: 'up' | 'down' | 'flat';
  width?: number;
  height?: number;
}

/** Small area chart of a price. Decorative: the figures are next to it. */
export function MiniArea({ values, tone, width = 116, height = 40 }: MiniAreaProps) {
  const { palette } = useTheme();
  const fill = useId();
  const colour = tone === 'flat' ? palette.text.secondary : palette[tone].main;
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = width / Math.max(values.length - 1, 1);
  const points = values.map(
    (value, index) =>
      `${(index * step).toFixed(1)},${(height - 2 - ((value - low) / span) * (height - 4)).toFixed(1)}`,
  );
  if (points.length < 2) return <svg width={width} height={height} aria-hidden />;
  return (
    <svg
      width="100%"
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <defs>
        <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={colour} stopOpacity="0.28" />
          <stop offset="1" stopColor={colour} stopOpacity="0" />
        </linearGradient>
      </defs>
      <polygon points={`0,${height} ${points.join(' ')} ${width},${height}`} fill={`url(#${fill})`} />
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke={colour}
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
