import type {
  CandlestickStyleOptions,
  ChartOptions,
  DeepPartial,
  SeriesOptionsCommon,
} from 'lightweight-charts';

export interface ChartColours {
  up: string;
  down: string;
  text: string;
  grid: string;
  ground: string;
  line: string;
  /** Colour of the price line. */
  price: string;
  studies: readonly string[];
}

/** Chart options of the background in these colours. */
export const groundOptions = ({ ground, text, grid, line }: ChartColours): DeepPartial<ChartOptions> => ({
  layout: {
    background: { color: ground },
    textColor: text,
    panes: { separatorColor: grid, enableResize: false },
  },
  grid: { vertLines: { color: grid }, horzLines: { color: grid } },
  crosshair: {
    vertLine: { color: text, labelBackgroundColor: line },
    horzLine: { color: text, labelBackgroundColor: line },
  },
});

/** Bar colours. */
export const candleOptions = ({
  up,
  down,
  line,
}: ChartColours): Partial<CandlestickStyleOptions & SeriesOptionsCommon> => ({
  upColor: up,
  downColor: down,
  wickUpColor: up,
  wickDownColor: down,
  priceLineColor: line,
});
