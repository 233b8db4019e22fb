import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { dateAndTime, formatMoney } from '@truemark/i18n';
import { type PointerEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EquityPoint, type EquityRange, fetchEquity } from '../../api/accounts.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { usePageShown } from '../../ui/shown.js';
import { type Tone, tone } from '../../ui/tone.js';
import { UNSEEN } from '../../ui/Unseen.js';
import { accountKeys } from '../accounts/keys.js';
import { useHidden } from '../accounts/useHidden.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';
import { crestOf, hasHistory, nearest, plot } from './equity-path.js';
import { expectsLine, keepsLine, lineHeight } from './had-line.js';
import { useNextSteps } from './useNextSteps.js';

const RANGES = ['1d', '1w', '1m', 'all'] as const satisfies EquityRange[];
/** Space above and below the line for the figures at its ends, so that they do not cover it. */
const EDGE = 18;
/** Offset from the chart's top for a fraction of the line's height, px. */
const placeOf = (y: number, height: number): number => EDGE + y * (height - 2 * EDGE);
/** Internal width; stretched to the actual one. */
const WIDTH = 1000;
const DAY = 86_400_000;

/** Below the chart, whose time runs left to right in every language. */
const Reading = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 16,
  margin: '4px 0 0',
  color: theme.palette.text.secondary,
}));

/** Time runs left to right in every language. */
const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  direction: 'ltr',
  margin: '8px -16px 0',
  touchAction: 'pan-y',
  cursor: 'crosshair',
  '& svg': { display: 'block', width: '100%', height: '100%', overflow: 'visible' },
  '& i': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    width: 1,
    pointerEvents: 'none',
    background: theme.palette.text.secondary,
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 'var(--y)',
      left: -4,
      width: 9,
      height: 9,
      marginTop: -4,
      borderRadius: 999,
      background: theme.palette.accent.main,
      border: `2px solid ${theme.palette.background.paper}`,
      boxSizing: 'border-box',
    },
  },
}));

/** Maximum fraction of the width for the figure at the line's start. */
const START = 0.3;

/** Total at the line's start, right above it. At its end is the current total, shown above the line. */
const StartFigure = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: 16,
  pointerEvents: 'none',
  transform: 'translateY(-100%)',
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}));

const Empty = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  placeItems: 'center',
  margin: '8px 0 0',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}));

const Ranges = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  marginBlockStart: 4,
  '& > button': {
    flex: 1,
    minHeight: 44,
    borderRadius: 999,
    ...theme.typography.body2,
    fontWeight: 600,
    color: theme.palette.text.secondary,
    '&[aria-pressed="true"]': { color: theme.palette.accent.text, background: theme.palette.accent.tint },
  },
}));

const Table = styled('table')(UNSEEN);

const clock = new Intl.DateTimeFormat('en-GB-u-nu-latn', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day, with the hour while the range is short, by the device's clock. */
const momentOf = (at: number, span: number): string => {
  const isShort = span <= 60 * DAY;
  const day = new Intl.DateTimeFormat(`${currentLanguage().tag}-u-nu-latn`, {
    month: 'short',
    day: 'numeric',
    year: isShort ? undefined : 'numeric',
  }).format(at);
  return isShort ? dateAndTime(day, clock.format(at), currentLanguage().tag) : day;
};

const useEquity = (range: EquityRange, enabled: boolean, isLive: boolean) =>
  useQuery({
    queryKey: accountKeys.equity(range),
    queryFn: ({ signal }) => fetchEquity(range, { signal }),
    enabled,
    staleTime: 30_000,
    refetchInterval: isLive && 60_000,
    meta: { quiet: true },
  });

/** The customer's total over time; touch or pointer reads the values. */
export function EquityLine() {
  const { t } = useTranslation();
  const [range, setRange] = useState<EquityRange>('1d');
  const shown = usePageShown();
  const user = useUser();
  // There are controls below it: a customer without a line gets the first one on returning to the page.
  const [hasRoom, setRoom] = useState(() => expectsLine(user));
  if (!shown && hasRoom !== expectsLine(user)) setRoom(!hasRoom);
  const { data: points } = useEquity(range, true, shown);
  const isFlat = points !== undefined && !hasHistory(points);
  const whole = useEquity('all', isFlat, false).data;
  const steps = useNextSteps(user);
  const traded = steps?.find(([name]) => name === 'trade')?.[1];
  // Before the first trade the next step comes first. A total that never changed is not drawn.
  const isNone = (steps && traded !== 'done') || (isFlat && whole && !hasHistory(whole));
  useEffect(() => {
    if (user && points && steps !== undefined) keepsLine(!isNone);
  }, [user, points, steps, isNone]);
  if (isNone || !hasRoom) return null;
  return (
    <div>
      {points ? (
        <Line key={range} points={points} range={range} />
      ) : (
        <>
          <Skeleton variant="rounded" height={lineHeight()} sx={{ mt: 2 }} />
          <Reading />
        </>
      )}
      <Ranges role="group" aria-label={t('home.equity.range')}>
        {RANGES.map((each) => (
          <ButtonBase key={each} aria-pressed={each === range} onClick={() => setRange(each)}>
            {t(`home.equity.${each}`)}
          </ButtonBase>
        ))}
      </Ranges>
    </div>
  );
}

function Line({ points, range }: { points: readonly EquityPoint[]; range: EquityRange }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const [hidden] = useHidden();
  const [read, setRead] = useState<number | null>(null);
  const height = lineHeight();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || !hasHistory(points)) {
    return (
      <>
        <Empty style={{ height }}>{t('home.equity.none')}</Empty>
        <Reading />
      </>
    );
  }
  const span = last.at - first.at;
  const plotted = plot(points);
  const path = plotted.map(({ x, y }) => `${(x * WIDTH).toFixed(1)},${placeOf(y, height).toFixed(1)}`);
  const onPointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setRead(nearest(plotted, (clientX - left) / width));
  };
  const [at, place] = [read === null ? undefined : points[read], read === null ? undefined : plotted[read]];
  const money = (amount: bigint) => <MoneyText amount={amount} currency={currency} hidden={hidden} />;
  return (
    <>
      <Picture
        data-testid="equity-line"
        style={{ height }}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerLeave={() => setRead(null)}
        onPointerUp={({ pointerType }) => pointerType !== 'mouse' && setRead(null)}
        onPointerCancel={() => setRead(null)}
      >
        <Area height={height} points={path} tone={tone(last.equity - first.equity)} />
        {read === null && !hidden && (
          <StartFigure aria-hidden style={{ top: placeOf(crestOf(plotted, 0, START), height) - 2 }}>
            <MoneyText amount={first.equity} />
          </StartFigure>
        )}
        {place && (
          <i
            style={{
              left: `${place.x * 100}%`,
              ['--y' as string]: `${placeOf(place.y, height)}px`,
            }}
          />
        )}
      </Picture>
      <Reading aria-hidden dir="ltr">
        {at ? (
          <>
            {money(at.equity)}
            <bdi>{momentOf(at.at, span)}</bdi>
          </>
        ) : (
          <>
            <bdi>{momentOf(first.at, span)}</bdi>
            {/*
             * The day's profit since midnight is shown above; a second figure for the day would look like an error.
             */}
            {!hidden && range !== '1d' && (
              <bdi dir={currentLanguage().direction}>
                {t(`home.equity.${range}`)} <MoneyText amount={last.equity - first.equity} signed />
              </bdi>
            )}
            <bdi>{momentOf(last.at, span)}</bdi>
          </>
        )}
      </Reading>
      {!hidden && (
        <Table>
          <caption>{t('home.equity.label')}</caption>
          <tbody>
            {points.map((point) => (
              <tr key={point.at}>
                <th scope="row">{momentOf(point.at, span)}</th>
                <td>{`${formatMoney(point.equity)} ${currency}`}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}

const Shape = styled('svg')(({ theme }) => ({
  '& polyline': { fill: 'none', stroke: 'currentcolor', strokeWidth: 2 },
  '& stop': { stopColor: 'currentcolor' },
  color: theme.palette.text.secondary,
  '&[data-tone="up"]': { color: theme.palette.up.text },
  '&[data-tone="down"]': { color: theme.palette.down.text },
}));

/** The colour is also expressed by the sign of today's result above. */
function Area({ points, tone, height }: { points: readonly string[]; tone: Tone; height: number }) {
  const shade = useId();
  return (
    <Shape data-tone={tone} viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" aria-hidden>
      <defs>
        <linearGradient id={shade} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopOpacity={0.16} />
          <stop offset="1" stopOpacity={0} />
        </linearGradient>
      </defs>
      <polygon fill={`url(#${shade})`} points={`0,${height} ${points.join(' ')} ${WIDTH},${height}`} />
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </Shape>
  );
}
