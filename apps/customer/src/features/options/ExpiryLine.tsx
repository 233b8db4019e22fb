import { styled } from '@mui/material/styles';
import { formatCountdown } from '@truemark/i18n';
import { toChartNumber } from '@truemark/money';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { live } from '../../api/live/live.js';
import { useQuote } from '../../api/live/quotes.js';
import { CountdownRing } from '../../ui/CountdownRing.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { directionOf, ifEndedNow, type PushedOption } from './running-option.js';

/** Width of the head, whatever its figures, px. */
const WIDTH = 144;
/** Height of the time axis under the chart, px. */
const HOURS = 28;

const Line = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: HOURS,
  width: 0,
  borderInlineStart: '2px dashed var(--line)',
  '&[data-direction="up"]': { '--line': theme.palette.up.text },
  '&[data-direction="down"]': { '--line': theme.palette.down.text },
}));

/**
 * Before the line, but within the chart and clear of the current price. If the row under the chart is visible, it shows
 * the same.
 */
const Head = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  display: 'none',
  '[data-full="true"] &': { display: 'flex' },
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  width: WIDTH,
  padding: '2px 12px 2px 4px',
  borderRadius: 12,
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  ...theme.typography.body2,
  fontWeight: 600,
}));
const EDGE = 4;
/** Gap between the head and the current price, px. */
const ROOM = 8;
/** The chart's time runs to the right in every language; a style sheet would be mirrored. */
const FROM_LEFT = { left: 0 } as const;

/** Chart interface needed by the line. */
interface TimeAxis {
  /** Pixels from the left for an epoch second; null if out of view. */
  xOf(seconds: number): number | null;
  /** Width of the chart without its price scale, px. */
  readonly plotWidth: number;
  /** Reserves space for this many future seconds. */
  lookAhead(seconds: number): void;
  readonly levels: {
    /** Calls it whenever the axis may have moved. */
    watch(run: () => void): () => void;
    placeOf(price: number): number | null;
  };
}

interface ExpiryLineProps {
  chart: TimeAxis;
  option: PushedOption;
  /** Device clock. */
  now: number;
}

/** Expiry of an option: a line at its time, the time left and the current result. */
export function ExpiryLine({ chart, option, now }: ExpiryLineProps) {
  const { t } = useTranslation();
  const quote = useQuote(option.symbol.code);
  const line = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const left = option.endsAt - now;
  const end = Math.ceil((option.endsAt + live.clockOffset) / 1000);
  const seconds = Math.max(0, Math.ceil((option.endsAt - Date.now()) / 1000));
  const ended = ifEndedNow(option, quote?.bid);

  const price = useRef<number | null>(null);
  price.current = quote ? toChartNumber(quote.bid) : null;
  const isLow = useRef(false);

  // Once per option: the space before the line shrinks over time.
  const room = useRef(seconds);
  useEffect(() => {
    chart.lookAhead(room.current + MARGIN);
    return () => chart.lookAhead(0);
  }, [chart]);

  useLayoutEffect(() => {
    const place = () => {
      const x = chart.xOf(end);
      const [stroke, top] = [line.current, head.current];
      if (!stroke || !top) return;
      stroke.style.visibility = x === null ? 'hidden' : 'visible';
      const middle = x ?? chart.plotWidth;
      stroke.style.transform = `translateX(${middle}px)`;
      const most = Math.max(0, chart.plotWidth - WIDTH - EDGE);
      const height = (stroke.parentElement?.clientHeight ?? 0) - HOURS;
      const tall = top.offsetHeight + EDGE;
      const y = price.current === null ? null : chart.levels.placeOf(price.current);
      // Moves to the other end only when the price comes near, and stays there.
      if (y !== null && (isLow.current ? y > height - tall - ROOM : y < tall + ROOM)) {
        isLow.current = !isLow.current;
      }
      const before = middle - WIDTH - EDGE;
      const across = before >= 0 ? before : Math.min(most, middle + EDGE);
      top.style.transform = `translate(${across}px, ${isLow.current ? height - tall : EDGE}px)`;
    };
    place();
    return chart.levels.watch(place);
  }, [chart, end]);

  const time = formatCountdown(left);
  return (
    <>
      <Line
        ref={line}
        style={FROM_LEFT}
        data-direction={directionOf(option)}
        data-testid={`expiry-${option.id}`}
      />
      <Head ref={head} style={FROM_LEFT} aria-hidden>
        <CountdownRing
          left={left}
          whole={option.seconds * 1000}
          text={left > 0 ? time : '…'}
          label={left > 0 ? t('options.left', { time }) : t('options.settling')}
        />
        <MoneyText amount={ended?.profit} signed={ended !== null} />
      </Head>
    </>
  );
}

/** Seconds in view after the expiry. */
const MARGIN = 6;
