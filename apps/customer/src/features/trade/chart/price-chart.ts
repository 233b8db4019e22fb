import { groupDigits } from '@truemark/i18n';
import {
  CandlestickSeries,
  CrosshairMode,
  createChart,
  type IChartApi,
  type ISeriesApi,
  LineStyle,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { Candle } from '../../../api/symbols.js';
import { PriceLevels } from './price-levels.js';

export interface ChartColours {
  up: string;
  down: string;
  text: string;
  grid: string;
  ground: string;
  line: string;
}

/** What lies over a chart holds on to. */
export interface ChartHold {
  readonly levels: PriceLevels;
}

/** Before the page gave it a size. */
const UNSIZED = { width: 360, height: 300 };
/** The chart asks for older candles when fewer than this are left out of sight. */
const NEAR_START = 12;

/**
 * A candle chart in an element of its own. It lives as long as its page is kept, so zoom and position
 * survive while the page is out of sight and the element is not in the document.
 */
export class PriceChart implements ChartHold {
  readonly element = document.createElement('div');
  readonly levels: PriceLevels;
  private readonly chart: IChartApi;
  private readonly series: ISeriesApi<'Candlestick'>;
  private first: number | null = null;
  private lastTime = 0;
  private candles = new Map<number, Candle>();
  /** Hears which candle the crosshair is on, null when it left. */
  onRead: (candle: Candle | null) => void = () => {};
  /** Hears that the customer looks at the oldest candles. */
  onNearStart: () => void = () => {};

  constructor(font: string, locale: string) {
    Object.assign(this.element.style, { position: 'absolute', inset: '0', zIndex: '0' });
    this.element.dir = 'ltr';
    this.chart = createChart(this.element, {
      ...UNSIZED,
      layout: { fontFamily: font, fontSize: 11, attributionLogo: true },
      localization: { locale },
      crosshair: { mode: CrosshairMode.Magnet },
      rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.12, bottom: 0.1 } },
      timeScale: { borderVisible: false, secondsVisible: false, rightOffset: 4, minBarSpacing: 2 },
      handleScroll: { vertTouchDrag: false },
    });
    this.series = this.chart.addSeries(CandlestickSeries, {
      borderVisible: false,
      priceLineStyle: LineStyle.Dashed,
      lastValueVisible: true,
    });
    this.levels = new PriceLevels(this.chart, this.series);
    // Its own autoSize would shrink it to nothing, and lose the zoom, whenever the page is out of sight.
    new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? UNSIZED;
      if (width > 0 && height > 0) this.chart.resize(width, height);
    }).observe(this.element);
    this.chart.subscribeCrosshairMove((move) => {
      this.onRead(move.time === undefined ? null : (this.candles.get(Number(move.time)) ?? null));
    });
    this.chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
      if (range && this.first !== null && range.from < NEAR_START) this.onNearStart();
    });
  }

  paint(colours: ChartColours): void {
    this.chart.applyOptions({
      layout: { background: { color: colours.ground }, textColor: colours.text },
      grid: { vertLines: { color: colours.grid }, horzLines: { color: colours.grid } },
      crosshair: {
        vertLine: { color: colours.text, labelBackgroundColor: colours.line },
        horzLine: { color: colours.text, labelBackgroundColor: colours.line },
      },
    });
    this.series.applyOptions({
      upColor: colours.up,
      downColor: colours.down,
      wickUpColor: colours.up,
      wickDownColor: colours.down,
      priceLineColor: colours.line,
    });
  }

  setPrecision(precision: number): void {
    const priceFormatter = (price: number): string => groupDigits(price.toFixed(precision));
    this.chart.applyOptions({ localization: { priceFormatter } });
    this.series.applyOptions({ priceFormat: { type: 'price', precision, minMove: 10 ** -precision } });
  }

  /** Candles of a day or more need no time of day. */
  setIntraday(intraday: boolean): void {
    this.chart.timeScale().applyOptions({ timeVisible: intraday });
  }

  /** Shows these candles; `anew` also moves to the youngest. */
  show(candles: readonly Candle[], anew: boolean): void {
    this.candles = new Map(candles.map((candle) => [candle.time, candle]));
    this.first = candles[0]?.time ?? null;
    this.lastTime = candles.at(-1)?.time ?? 0;
    this.series.setData(candles.map((candle) => ({ ...candle, time: candle.time as UTCTimestamp })));
    if (anew) {
      this.chart.timeScale().applyOptions({ barSpacing: 7 });
      this.chart.timeScale().scrollToRealTime();
    }
  }

  /** Takes the running candle; an older one than the youngest shown is ignored. */
  update(candle: Candle): void {
    if (candle.time < this.lastTime || this.first === null) return;
    this.lastTime = candle.time;
    this.candles.set(candle.time, candle);
    this.series.update({ ...candle, time: candle.time as UTCTimestamp });
  }
}
