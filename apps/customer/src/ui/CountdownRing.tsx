import { styled } from '@mui/material/styles';

const RADIUS = 20;
const ROUND = 2 * Math.PI * RADIUS;

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  width: 52,
  height: 52,
  display: 'grid',
  placeItems: 'center',
  '& svg': { position: 'absolute', inset: 0, transform: 'rotate(-90deg)' },
  '& circle': { fill: 'none', strokeWidth: 4, stroke: theme.palette.tokens.raised },
  '& circle + circle': {
    stroke: theme.palette.accent.text,
    strokeLinecap: 'round',
    transition: 'stroke-dashoffset 250ms linear',
  },
  '& bdi': { ...theme.typography.caption, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

interface CountdownRingProps {
  /** Milliseconds. */
  left: number;
  whole: number;
  /** Inside the ring. */
  text: string;
  /** Accessible label, read instead of the text. */
  label: string;
}

/** Countdown ring that empties, with the remaining time inside. */
export function CountdownRing({ left, whole, text, label }: CountdownRingProps) {
  const share = whole > 0 ? Math.min(1, Math.max(0, left / whole)) : 0;
  return (
    <Box role="img" aria-label={label}>
      <svg viewBox="0 0 52 52" aria-hidden>
        <circle cx="26" cy="26" r={RADIUS} />
        <circle
          cx="26"
          cy="26"
          r={RADIUS}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share)}
          opacity={share > 0 ? 1 : 0}
        />
      </svg>
      <bdi dir="ltr" aria-hidden>
        {text}
      </bdi>
    </Box>
  );
}
