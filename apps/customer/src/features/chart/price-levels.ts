import {
  type AutoscaleInfo,
  type IChartApiBase,
  type IPriceLine,
  type ISeriesApi,
  LineStyle,
} from 'lightweight-charts';

/** What the prices themselves are drawn by. */
export type PriceSeries = ISeriesApi<'Candlestick'> | ISeriesApi<'Line'>;

/** A level that a line is drawn at. */
export interface PriceLevel {
  readonly id: string;
  readonly price: number;
  readonly colour: string;
  /** Of the text on `colour`. */
  readonly labelColour: string;
  readonly style: 'solid' | 'dashed' | 'dotted';
  /** Whether the price stands on the scale. */
  readonly isLabelled: boolean;
}

const STYLES = { solid: LineStyle.Solid, dashed: LineStyle.Dashed, dotted: LineStyle.Dotted } as const;

/** Levels this many times the height of the candles away are still brought into sight. */
const REACH = 1;

/** The lines of orders on a chart, and the way between a price and its place on screen. */
export class PriceLevels {
  private readonly lines = new Map<string, IPriceLine>();
  /** By whose they are: orders', options', alerts'. */
  private readonly layers = new Map<string, readonly PriceLevel[]>();
  private readonly watchers = new Set<() => void>();
  private scale: AutoscaleInfo | null = null;
  private frame = 0;
  /** While it is held, the scale stays as it is: nothing moves away under a finger. */
  isHeld = false;
  private series: PriceSeries;

  constructor(
    private readonly chart: IChartApiBase,
    series: PriceSeries,
  ) {
    this.series = series;
    this.attach(series);
  }

  /** Draws on that series from now on; the one before it is gone already, and its lines with it. */
  attach(series: PriceSeries): void {
    this.series = series;
    this.lines.clear();
    this.scale = null;
    series.attachPrimitive({ updateAllViews: () => this.tell() });
    series.applyOptions({
      autoscaleInfoProvider: (candles: () => AutoscaleInfo | null) => {
        if (!this.isHeld || !this.scale) this.scale = this.widened(candles());
        return this.scale;
      },
    });
    this.draw();
  }

  /** Levels of one kind, instead of those of that kind before. */
  show(layer: string, levels: readonly PriceLevel[]): void {
    this.layers.set(
      layer,
      levels.map((level) => ({ ...level, id: `${layer} ${level.id}` })),
    );
    this.draw();
  }

  private get levels(): readonly PriceLevel[] {
    return [...this.layers.values()].flat();
  }

  /** Of those whose price stands on the scale. */
  get labelled(): readonly number[] {
    return this.levels.filter(({ isLabelled }) => isLabelled).map(({ price }) => price);
  }

  private draw(): void {
    const { levels } = this;
    const wanted = new Set(levels.map(({ id }) => id));
    for (const [id, line] of this.lines) {
      if (wanted.has(id)) continue;
      this.series.removePriceLine(line);
      this.lines.delete(id);
    }
    for (const { id, price, colour, labelColour, style, isLabelled } of levels) {
      const options = {
        price,
        color: colour,
        axisLabelColor: colour,
        axisLabelTextColor: labelColour,
        axisLabelVisible: isLabelled,
        lineStyle: STYLES[style],
      };
      const line = this.lines.get(id);
      if (line) line.applyOptions(options);
      else this.lines.set(id, this.series.createPriceLine({ ...options, lineWidth: 1, title: '' }));
    }
    this.tell();
  }

  /** Of the prices' part of the chart, px. */
  get height(): number {
    return this.chart.paneSize().height;
  }

  /** Pixels from the top, or null where the price is out of sight. */
  placeOf(price: number): number | null {
    const y = this.series.priceToCoordinate(price);
    return y === null || y < 0 || y > this.height ? null : y;
  }

  isInUpperHalf(price: number): boolean {
    const y = this.series.priceToCoordinate(price);
    return y !== null && y < this.height / 2;
  }

  /** The price at so many pixels from the top, beyond what is in sight too. */
  priceAt(y: number): number | null {
    return this.series.coordinateToPrice(y);
  }

  /** Hears that places may have changed, once a frame, until the answer is called. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  private tell(): void {
    if (this.frame !== 0) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      for (const watcher of this.watchers) watcher();
    });
  }

  private widened(candles: AutoscaleInfo | null): AutoscaleInfo | null {
    const range = candles?.priceRange;
    if (!candles || !range) return candles;
    const reach = (range.maxValue - range.minValue) * REACH;
    const near = this.levels
      .map(({ price }) => price)
      .filter((price) => price > range.minValue - reach && price < range.maxValue + reach);
    return {
      ...candles,
      priceRange: {
        minValue: Math.min(range.minValue, ...near),
        maxValue: Math.max(range.maxValue, ...near),
      },
    };
  }
}
