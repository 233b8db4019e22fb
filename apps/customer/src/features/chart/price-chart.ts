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

/** Interface of a chart for its overlays. */
export interface ChartHold {
  readonly levels: PriceLevels;
  /** Pixels from the left for an epoch second, future ones included; null if out of view. */
  xOf(seconds: number): number | null;
  /** Width of the chart without its price scale, px. */
  readonly plotWidth: number;
  /** Reserves space for this many future seconds. */
  lookAhead(seconds: number): void;
}

/** How prices are drawn. */
export interface Drawing {
  readonly style: ChartStyle;
  /** Seconds between two positions. */
  readonly step: number;
  /** Whether every second has a position, with or without a price. */
  readonly isTicks: boolean;
}

/** Size before layout. */
const UNSIZED = { width: 360, height: 300 };
/** The chart requests older bars when fewer than this remain to the left of the view. */
const NEAR_START = 12;

/**
 * Price chart in its own element. It lives as long as its page is kept, so zoom and position survive while the page is
 * hidden and the element is detached.
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
  /** Future seconds kept in view; set even before the first ticks have loaded. */
  private ahead = 0;
  private studies: readonly StudyLines[] = [];
  private precision = 2;
  private first: number | null = null;
  private lastTime = 0;
  private lastIndex = 0;
  private candles = new Map<number, Candle>();
  /** Called with the bar under the crosshair; null when it left. */
  onRead: (candle: Candle | null) => void = () => {};
  /** Called when the customer scrolls near the oldest bars. */
  onNearStart: () => void = () => {};

  constructor(
    font: string,
    { locale, dateFormat }: { locale: string; dateFormat: string },
    /** No pulsing with reduced motion. */
    private readonly isCalm: boolean,
  ) {
    Object.assign(this.element.style, { position: 'absolute', inset: '0', zIndex: '0' });
    this.element.dir = 'ltr';
    const timeScale = {
      borderVisible: false,
      secondsVisible: false,
      rightOffset: 4,
      // A price may take a second that the tick grid already has; the chart must follow it all the same.
      allowShiftVisibleRangeOnWhitespaceReplacement: true,
      minBarSpacing: 2,
      tickMarkFormatter: tickMarks(locale),
    };
    const seconds = new RoundSeconds();
    this.chart = createChartEx(this.element, seconds, {
      ...UNSIZED,
      layout: { fontFamily: font, fontSize: 11, attributionLogo: true },
      localization: { locale, dateFormat },
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
      // The scale recomputes its numbers only when one of its options is set.
      () => fitMargins(this.chart),
    );
    // The library's autoSize would shrink the chart to nothing and lose the zoom whenever the page is hidden.
    new ResizeObserver(() => this.fit()).observe(this.element);
    this.chart.subscribeCrosshairMove((move) => {
      this.onRead(move.time === undefined ? null : (this.candles.get(Number(move.time)) ?? null));
    });
    this.chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
      if (range && this.first !== null && range.from < NEAR_START) this.onNearStart();
    });
  }

  /** Moves the chart into a container at its size. Learning the size one frame later would draw it twice. */
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

  /** Sets how prices are drawn from now on. */
  setDrawing(drawing: Drawing): void {
    const isOther = drawing.style !== this.drawing.style;
    this.drawing = drawing;
    this.chart.timeScale().applyOptions({
      // Bars of a day or more need no time of day.
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
    // A price is valid until the next one: a sloped line would show prices that never existed.
    const lineType = drawing.isTicks ? LineType.WithSteps : LineType.Simple;
    (this.series as ISeriesApi<'Line'>).applyOptions({ lineType });
  }

  /** Shows these bars; `anew` also scrolls to the latest. */
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

  /** Updates the running bar. A bar older than the latest is ignored. */
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

  /** Advances the time without a new price. */
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

  /** Draws these studies. Their code is loaded with the first of them. */
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
