import { styled, useTheme } from '@mui/material/styles';
import { formatCountdown, formatFigure, formatPrice } from '@truemark/i18n';
import { toChartNumber } from '@truemark/money';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../ui/useNow.js';
import { LineTag } from '../chart/LineTag.js';
import type { ChartHold } from '../chart/price-chart.js';
import type { PriceLevels } from '../chart/price-levels.js';
import { ExpiryLine } from './ExpiryLine.js';
import { directionOf, type PushedOption } from './running-option.js';

/** Columns, so that entries close together stay apart. */
const COLUMNS = 2;
const WIDTH = 112;
/** Size of the chart maker's logo in the lower corner, with margins, px. */
const SIGN = { height: 44, width: 46 };

const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  overflow: 'hidden',
  pointerEvents: 'none',
});

const Tag = styled(LineTag)(({ theme }) => ({
  width: 'auto',
  minWidth: 44,
  maxWidth: WIDTH - 4,
  '&[data-direction="up"]': { '--line': theme.palette.up.text },
  '&[data-direction="down"]': { '--line': theme.palette.down.text },
}));

interface OptionLinesProps {
  chart: ChartHold;
  /** Options of the shown symbol. */
  options: readonly PushedOption[];
  onOpen: (option: PushedOption) => void;
}

/** Entry line with tag for each running option, and the expiry of the one that ends next. */
export function OptionLines({ chart, options, onOpen }: OptionLinesProps) {
  const { levels } = chart;
  const { t } = useTranslation();
  const { palette } = useTheme();
  const now = useNow(250);
  const entered = useMemo(() => options.filter(({ entryPrice }) => entryPrice !== null), [options]);

  const next = options.toSorted((one, other) => one.endsAt - other.endsAt).at(0);

  useEffect(() => {
    levels.show(
      'options',
      entered.map((option) => {
        const colour = palette[directionOf(option)].text;
        return {
          id: String(option.id),
          price: toChartNumber(option.entryPrice ?? 0n),
          colour,
          labelColour: palette.getContrastText(colour),
          style: 'dashed',
          isLabelled: false,
        };
      }),
    );
  }, [levels, entered, palette]);
  useEffect(() => () => levels.show('options', []), [levels]);

  return (
    <Layer role="group" aria-label={t('options.yours')}>
      {next && <ExpiryLine key={next.id} chart={chart} option={next} now={now} />}
      {entered.map((option, at) => (
        <OptionTag
          key={option.id}
          option={option}
          levels={levels}
          left={option.id === next?.id ? null : option.endsAt - now}
          column={at % COLUMNS}
          onOpen={() => onOpen(option)}
        />
      ))}
    </Layer>
  );
}

interface OptionTagProps {
  option: PushedOption;
  levels: PriceLevels;
  /** Milliseconds; null: shown by its expiry line. */
  left: number | null;
  column: number;
  onOpen: () => void;
}

function OptionTag({ option, levels, left, column, onOpen }: OptionTagProps) {
  const { t } = useTranslation();
  const tag = useRef<HTMLButtonElement>(null);
  const price = option.entryPrice ?? 0n;
  const at = toChartNumber(price);
  const direction = directionOf(option);
  const stake = formatFigure(option.stake);
  useLayoutEffect(() => {
    const place = () => {
      const y = levels.placeOf(at);
      if (!tag.current) return;
      tag.current.style.visibility = y === null ? 'hidden' : 'visible';
      if (y === null) return;
      const x = levels.height - y < SIGN.height ? SIGN.width : 0;
      tag.current.style.transform = `translate(${x}px, ${y}px)`;
    };
    place();
    return levels.watch(place);
  }, [levels, at]);
  return (
    <Tag
      ref={tag}
      data-direction={direction}
      aria-haspopup="dialog"
      aria-label={t('options.line', {
        direction: t(direction === 'up' ? 'options.up' : 'options.down'),
        stake,
        price: formatPrice(price, option.symbol.pricePrecision),
      })}
      style={{ left: 4 + column * WIDTH }}
      onClick={onOpen}
    >
      <span>
        {direction === 'up' ? '↑' : '↓'} {stake}
        {left !== null && ` · ${formatCountdown(left)}`}
      </span>
    </Tag>
  );
}
