import { styled } from '@mui/material/styles';
import { formatCountdown } from '@truemark/i18n';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { live } from '../../api/live/live.js';
import { useQuote } from '../../api/live/quotes.js';
import { CountdownRing } from '../../ui/CountdownRing.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { directionOf, type HeardOption, ifEndedNow } from './running-option.js';

const Line = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 28,
  left: 0,
  width: 0,
  borderInlineStart: '2px dashed var(--line)',
  '&[data-direction="up"]': { '--line': theme.palette.up.text },
  '&[data-direction="down"]': { '--line': theme.palette.down.text },
}));

/** Around the line, but never beyond the chart. */
const Head = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 4,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  width: 88,
  padding: '4px 0',
  borderRadius: 12,
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  ...theme.typography.body2,
  fontWeight: 600,
}));
const WIDTH = 88;

/** What the line asks of the chart under it. */
interface TimeAxis {
  /** Pixels from the left for an epoch second; null where it is out of sight. */
  xOf(seconds: number): number | null;
  /** Leaves room for so many seconds to come. */
  lookAhead(seconds: number): void;
  /** Runs it whenever the axis may have moved. */
  readonly levels: { watch(run: () => void): () => void };
}

interface ExpiryLineProps {
  chart: TimeAxis;
  option: HeardOption;
  /** By this device's clock. */
  now: number;
}

/** Where an option ends: a line at its time, how long it still runs, and what it would come to now. */
export function ExpiryLine({ chart, option, now }: ExpiryLineProps) {
  const { t } = useTranslation();
  const quote = useQuote(option.symbol.code);
  const line = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const left = option.endsAt - now;
  const end = Math.ceil((option.endsAt + live.clockOffset) / 1000);
  const seconds = Math.max(0, Math.ceil((option.endsAt - Date.now()) / 1000));
  const ended = ifEndedNow(option, quote?.bid);

  // Once for each option: the room before it shrinks as time goes on.
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
      const width = stroke.parentElement?.clientWidth ?? WIDTH;
      const middle = x ?? width;
      stroke.style.transform = `translateX(${middle}px)`;
      const most = Math.max(0, width - WIDTH - AXIS);
      top.style.transform = `translateX(${Math.min(most, Math.max(0, middle - WIDTH / 2))}px)`;
    };
    place();
    return chart.levels.watch(place);
  }, [chart, end]);

  const time = formatCountdown(left);
  return (
    <>
      <Line ref={line} data-direction={directionOf(option)} data-testid={`expiry-${option.id}`} />
      <Head ref={head} aria-hidden>
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

/** Seconds in sight after the end. */
const MARGIN = 6;
/** Of the prices beside the chart, pixels. */
const AXIS = 64;
