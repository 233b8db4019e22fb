import { styled } from '@mui/material/styles';
import { formatTimestamp, groupDigits } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { Candle } from '../../api/symbols.js';
import { Figure } from '../../ui/Figure.js';
import { SHORT_SCREEN } from '../../ui/short-screen.js';
import type { StudyFigure } from './study-lines.js';

const Row = styled('dl')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  margin: 0,
  padding: '2px 4px',
  minHeight: 20,
  ...theme.typography.caption,
  '& > div': { display: 'flex', gap: 4 },
  // Long prices with their labels on one line of a usual phone, each closer to its own label than to the next.
  '@container (max-width: 419px)': {
    columnGap: 6,
    paddingInline: 0,
    '& > div': { gap: 3 },
    '& dd': { letterSpacing: '-0.03em' },
  },
  // One line on a narrow phone; what does not fit is readable from the scale.
  '@container (max-width: 359px)': { padding: '2px 0', height: 20, overflow: 'hidden' },
  // On a low screen it overlays the prices while the crosshair is active.
  [SHORT_SCREEN]: {
    position: 'absolute',
    top: 0,
    insetInlineStart: 0,
    zIndex: 3,
    borderRadius: 8,
    pointerEvents: 'none',
    background: theme.palette.background.paper,
    visibility: 'hidden',
    '&[data-read="true"], [data-full="true"] &': { visibility: 'visible' },
  },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 500 },
}));

interface CandleReadingProps {
  candle: Candle | undefined;
  /** The bar is under the crosshair. */
  isRead: boolean;
  precision: number;
  /** Line chart: one price and its time. */
  isLine: boolean;
  studies: readonly StudyFigure[];
}

/** Figures of one bar of the chart. */
export function CandleReading({ candle, isRead, precision, isLine, studies }: CandleReadingProps) {
  const { t } = useTranslation();
  const price = (value: number | undefined) =>
    value === undefined ? '–' : groupDigits(value.toFixed(precision)).replace('-', '−');
  const time = candle && formatTimestamp(candle.time * 1000, 'GMT').slice(11);
  const prices = [
    [t('chart.open'), price(candle?.open)],
    [t('chart.high'), price(candle?.high)],
    [t('chart.low'), price(candle?.low)],
    [t('chart.close'), price(candle?.close)],
  ] as const;
  const line = [
    [t('chart.time'), time ?? '–'],
    [t('chart.price'), price(candle?.close)],
  ] as const;
  const facts = [
    ...(isLine ? line : prices),
    ...studies.map(({ name, value }) => [name, price(value)] as const),
  ];
  return (
    <Row data-read={isRead}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Figure>{value}</Figure>
          </dd>
        </div>
      ))}
    </Row>
  );
}
