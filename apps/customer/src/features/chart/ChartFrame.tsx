import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

/** Height of the chart's time axis; width of a price digit and the padding around the prices, px. */
const TIMES = 28;
const DIGIT = 6.7;
const AROUND = 22;
/** Digits of most prices before the point, including thousands separators. */
const BEFORE_POINT = 6;
/** Distance between grid lines, px. */
const ACROSS = 50;
const ALONG = 82;

const Frame = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 4,
  display: 'grid',
  gridTemplateRows: `minmax(0, 1fr) ${TIMES}px`,
  overflow: 'hidden',
  background: theme.palette.background.paper,
  '& > :first-of-type': {
    backgroundImage: ['to bottom', 'to right']
      .map((way) => `linear-gradient(${way}, ${theme.palette.tokens.raised} 1px, transparent 1px)`)
      .join(),
    backgroundSize: `100% ${ACROSS}px, ${ALONG}px 100%`,
    backgroundPosition: `0 ${ACROSS - 4}px, 28px 0`,
    backgroundRepeat: 'repeat-y, repeat-x',
  },
}));

const Prices = styled('div')({
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  // Each next to its line.
  gap: ACROSS - 12,
  paddingBlockStart: ACROSS - 10,
  paddingInlineStart: 10,
  '& > *': { flex: 'none' },
});

const Times = styled('div')({
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  gap: ALONG - 36,
  paddingInlineStart: 10,
  '& > *': { flex: 'none' },
});

/** More than the largest window shows. */
const MANY = Array.from({ length: 24 }, (_, at) => at);

/** Skeleton of a chart: grid lines and axes at their final positions. */
export function ChartFrame({ precision }: { precision: number }) {
  const prices = Math.round((BEFORE_POINT + (precision > 0 ? precision + 1 : 0)) * DIGIT + AROUND);
  return (
    <Frame aria-hidden style={{ gridTemplateColumns: `minmax(0, 1fr) ${prices}px` }}>
      <div />
      <Prices>
        {MANY.map((at) => (
          <Skeleton key={at} variant="rounded" width={prices - AROUND} height={12} />
        ))}
      </Prices>
      <Times>
        {MANY.map((at) => (
          <Skeleton key={at} variant="rounded" width={36} height={12} />
        ))}
      </Times>
    </Frame>
  );
}
