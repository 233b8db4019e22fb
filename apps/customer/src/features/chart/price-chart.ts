import { groupDigits } from '@truemark/i18n';
import {
  CandlestickSeries,
  CrosshairMode,
  createChartEx,
  type IChartApiBase,
  type ISeriesApi,
  LastPriceAnimationMode,
  LineSeries,
  LineStyle,
  LineType,
  type Logical,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { Candle } from '../../api/symbols.js';
import { AxisMarks } from './axis-marks.js';
import type { ChartStyle, StudyName } from './chart-choice.js';
import { type ChartColours, candleOptions, groundOptions } from './chart-colours.js';
import { PriceLevels, type PriceSeries } from './price-levels.js';
import { RoundSeconds } from './round-seconds.js';
import { fitMargins } from './scale-margins.js';
import { type StudyFigure, StudyLines, type StudyMaker } from './study-lines.js';
import { TickGrid } from './tick-grid.js';
import { tickMarks } from './tick-marks.js';

/** What lies over a chart holds on to. */
export interface ChartHold {
  readonly levels: PriceLevels;
  /** Pixels from the left for an epoch second, also of one to come; null where it is out of sight. */
  xOf(seconds: number): number | null;
  /** Of the chart without its prices, pixels. */
  readonly plotWidth: number;
  /** Leaves room for so many seconds to come. */
  lookAhead(seconds: number): void;
}

/** How prices are drawn. */
export interface Drawing {
  readonly style: ChartStyle;
  /** Seconds from one place to the next. */
  readonly step: number;
  /** Every second has its place, whether a price came in it or not. */
  readonly isTicks: boolean;
}

/** Before the page gave it a size. */
const UNSIZED = { width: 360, height: 300 };
/** The chart asks for older candles when fewer than this are left out of sight. */
const NEAR_START = 12;

/**
 * A price chart in an element of its own. It lives as long as its page is kept, so zoom and position
 * survive while the page is out of sight and the element is not in the document.
 */
export class PriceChart implements ChartHold {
  readonly element = document.createElement('div');
  readonly levels: PriceLevels;
  private readonly chart: IChartApiBase;
  private series: PriceSeries;
  private drawing: Drawing = { style: 'candles', step: 60, isTicks: false };
  private colours: ChartColours | null = null;
  private readonly marks: AxisMarks;
  private grid: TickGrid | null = null;
  /** Seconds to come that are kept in sight; said before the first ticks are there, too. */
  private ahead = 0;
  private studies: readonly StudyLines[] = [];
  private precision = 2;
  private first: number | null = null;
  private lastTime = 0;
  private lastIndex = 0;
  private candles = new Map<number, Candle>();
  /** Hears which candle the crosshair is on, null when it left. */
  onRead: (candle: Candle | null) => void = () => {};
  /** Hears that the customer looks at the oldest candles. */
  onNearStart: () => void = () => {};

  constructor(
    font: string,
    locale: string,
    /** Nothing pulses for who does not want it. */
    private readonly isCalm: boolean,
  ) {
    Object.assign(this.element.style, { position: 'absolute', inset: '0', zIndex: '0' });
    this.element.dir = 'ltr';
    const timeScale = {
      borderVisible: false,
      secondsVisible: false,
      rightOffset: 4,
      // A price takes a second that the grid of ticks has already: the chart follows it all the same.
      allowShiftVisibleRangeOnWhitespaceReplacement: true,
      minBarSpacing: 2,
      tickMarkFormatter: tickMarks(locale),
    };
    const seconds = new RoundSeconds();
    this.chart = createChartEx(this.element, seconds, {
      ...UNSIZED,
      layout: { fontFamily: font, fontSize: 11, attributionLogo: true },
      localization: { locale, dateFormat: "dd MMM 'yy" },
      crosshair: { mode: CrosshairMode.Magnet },
      rightPriceScale: { borderVisible: false, entireTextOnly: true },
      timeScale,
      handleScroll: { vertTouchDrag: false },
    });
    fitMargins(this.chart);
    seconds.placeOf = (second) => this.chart.timeScale().timeToCoordinate(second as UTCTimestamp);
    this.series = this.newSeries('candles');
    this.levels = new PriceLevels(this.chart, this.series);
    this.marks = new AxisMarks(
      this.levels,
      () => [...this.levels.labelled, ...this.lastPrice],
      // The scale keeps its numbers until something of it is set.
      () => fitMargins(this.chart),
    );
    // Its own autoSize would shrink it to nothing, and lose the zoom, whenever the page is out of sight.
    new ResizeObserver(() => this.fit()).observe(this.element);
    this.chart.subscribeCrosshairMove((move) => {
      this.onRead(move.time === undefined ? null : (this.candles.get(Number(move.time)) ?? null));
    });
    this.chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
      if (range && this.first !== null && range.from < NEAR_START) this.onNearStart();
    });
  }

  /** Puts the chart where it is looked at, at its size: to learn of that a frame later would be to draw it twice. */
  showIn(ground: HTMLElement): void {
    ground.append(this.element);
    this.fit();
  }

  private get lastPrice(): number[] {
    const last = this.candles.get(this.lastTime);
    return last ? [last.close] : [];
  }

  private fit(): void {
    const { clientWidth: width, clientHeight: height } = this.element;
    if (width <= 0 || height <= 0) return;
    this.chart.resize(width, height);
    fitMargins(this.chart);
    this.grid?.look();
  }

  paint(colours: ChartColours): void {
    this.colours = colours;
    this.chart.applyOptions(groundOptions(colours));
    this.paintSeries();
  }

  setPrecision(precision: number): void {
    this.precision = precision;
    const priceFormatter = (price: number): string => groupDigits(price.toFixed(precision));
    const tickmarksPriceFormatter = (prices: readonly number[]) => this.marks.write(prices, priceFormatter);
    this.chart.applyOptions({ localization: { priceFormatter, tickmarksPriceFormatter } });
    this.formatSeries();
  }

  /** How what is shown from now on is drawn. */
  setDrawing(drawing: Drawing): void {
    const isOther = drawing.style !== this.drawing.style;
    this.drawing = drawing;
    this.chart.timeScale().applyOptions({
      // Candles of a day or more need no time of day.
      timeVisible: drawing.step < 86_400,
      secondsVisible: drawing.isTicks,
      minBarSpacing: drawing.isTicks ? 0.2 : 2,
    });
    if (!drawing.isTicks) {
      this.grid?.remove();
      this.grid = null;
    } else if (!this.grid) {
      this.grid = new TickGrid(this.chart);
      this.grid.lookAhead(this.ahead);
    }
    if (isOther) {
      this.chart.removeSeries(this.series);
      this.series = this.newSeries(drawing.style);
      this.levels.attach(this.series);
      this.paintSeries();
      this.formatSeries();
    }
    if (drawing.style !== 'line') return;
    // A price holds until the next one comes: a slanted line would show prices that never were.
    const lineType = drawing.isTicks ? LineType.WithSteps : LineType.Simple;
    (this.series as ISeriesApi<'Line'>).applyOptions({ lineType });
  }

  /** Shows these candles; `anew` also moves to the youngest. */
  show(candles: readonly Candle[], anew: boolean): void {
    this.candles = new Map(candles.map((candle) => [candle.time, candle]));
    this.first = candles[0]?.time ?? null;
    this.lastTime = candles.at(-1)?.time ?? 0;
    this.lastIndex = candles.length - 1;
    if (this.grid && this.first !== null) this.grid.show(this.first, this.lastTime);
    this.setSeries(candles);
    for (const study of this.studies) study.show(candles);
    if (!anew) return;
    if (this.grid) return this.grid.look();
    this.chart.timeScale().applyOptions({ barSpacing: 7 });
    this.chart.timeScale().scrollToRealTime();
  }

  /** Takes the running candle; an older one than the youngest shown is ignored. */
  update(candle: Candle): void {
    if (this.first === null) return this.grid ? this.show([candle], true) : undefined;
    if (candle.time < this.lastTime) return;
    if (candle.time > this.lastTime) this.lastIndex += 1;
    this.lastTime = candle.time;
    this.candles.set(candle.time, candle);
    this.grid?.advance(candle.time);
    const time = candle.time as UTCTimestamp;
    if (this.drawing.style === 'line') {
      (this.series as ISeriesApi<'Line'>).update({ time, value: candle.close });
    } else (this.series as ISeriesApi<'Candlestick'>).update({ ...candle, time });
    for (const study of this.studies) study.update(candle);
  }

  /** Time goes on, though no price came. */
  advance(seconds: number): void {
    this.grid?.advance(seconds);
  }

  xOf(seconds: number): number | null {
    const scale = this.chart.timeScale();
    const at = this.grid
      ? this.grid.indexOf(seconds)
      : this.lastIndex + (seconds - this.lastTime) / this.drawing.step;
    const before = scale.logicalToCoordinate(Math.floor(at) as Logical);
    const after = scale.logicalToCoordinate((Math.floor(at) + 1) as Logical);
    if (before === null || after === null) return null;
    const x = before + (after - before) * (at - Math.floor(at));
    return x < 0 || x > scale.width() ? null : x;
  }

  get plotWidth(): number {
    return this.chart.timeScale().width();
  }

  lookAhead(seconds: number): void {
    this.ahead = seconds;
    this.grid?.lookAhead(seconds);
  }

  /** Draws these studies, made by code that comes only with the first of them. */
  setStudies(names: readonly StudyName[], make: StudyMaker): void {
    this.clearStudies();
    const colours = this.colours?.studies ?? [];
    this.studies = names.map((name, at) => {
      const turned = [...colours.slice(at), ...colours.slice(0, at)];
      return new StudyLines(this.chart, name, make, turned);
    });
    for (const study of this.studies) study.show([...this.candles.values()]);
  }

  clearStudies(): void {
    for (const study of this.studies.toReversed()) study.remove();
    this.studies = [];
  }

  readStudies(time: number): StudyFigure[] {
    return this.studies.flatMap((study) => study.read(time));
  }

  private newSeries(style: ChartStyle): PriceSeries {
    const shared = { priceLineStyle: LineStyle.Dashed, lastValueVisible: true };
    if (style === 'candles')
      return this.chart.addSeries(CandlestickSeries, { ...shared, borderVisible: false });
    return this.chart.addSeries(LineSeries, {
      ...shared,
      lineWidth: 2,
      lastPriceAnimation: this.isCalm ? LastPriceAnimationMode.Disabled : LastPriceAnimationMode.OnDataUpdate,
    });
  }

  private paintSeries(): void {
    if (!this.colours) return;
    const { line, price } = this.colours;
    if (this.drawing.style === 'line') {
      (this.series as ISeriesApi<'Line'>).applyOptions({ color: price, priceLineColor: line });
      return;
    }
    (this.series as ISeriesApi<'Candlestick'>).applyOptions(candleOptions(this.colours));
  }

  private formatSeries(): void {
    const { precision } = this;
    this.series.applyOptions({ priceFormat: { type: 'price', precision, minMove: 10 ** -precision } });
  }

  private setSeries(candles: readonly Candle[]): void {
    if (this.drawing.style === 'line') {
      const points = candles.map(({ time, close }) => ({ time: time as UTCTimestamp, value: close }));
      (this.series as ISeriesApi<'Line'>).setData(points);
      return;
    }
    const bars = candles.map((candle) => ({ ...candle, time: candle.time as UTCTimestamp }));
    (this.series as ISeriesApi<'Candlestick'>).setData(bars);
  }
}
