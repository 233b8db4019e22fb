import {
  type AutoscaleInfo,
  type IChartApiBase,
  type IPriceLine,
  type ISeriesApi,
  LineStyle,
} from 'lightweight-charts';

/** Series of the prices. */
export type PriceSeries = ISeriesApi<'Candlestick'> | ISeriesApi<'Line'>;

/** A horizontal line at a price. */
export interface PriceLevel {
  readonly id: string;
  readonly price: number;
  readonly colour: string;
  /** Text colour on `colour`. */
  readonly labelColour: string;
  readonly style: 'solid' | 'dashed' | 'dotted';
  /** Whether the price is labelled on the scale. */
  readonly isLabelled: boolean;
}

const STYLES = { solid: LineStyle.Solid, dashed: LineStyle.Dashed, dotted: LineStyle.Dotted } as const;

/** Levels up to this many times the bars' height away are still scaled into view. */
const REACH = 1;

/** Order lines on a chart, and the conversion between price and pixels. */
export class PriceLevels {
  private readonly lines = new Map<string, IPriceLine>();
  /** By owner: orders, options, alerts. */
  private readonly layers = new Map<string, readonly PriceLevel[]>();
  private readonly watchers = new Set<() => void>();
  private scale: AutoscaleInfo | null = null;
  private frame = 0;
  /** While dragging, the scale is frozen, so that nothing moves under the finger. */
  isHeld = false;
  private series: PriceSeries;

  constructor(
    private readonly chart: IChartApiBase,
    series: PriceSeries,
  ) {
    this.series = series;
    this.attach(series);
  }

  /** Attaches to a new series. The previous one is already removed, and its lines with it. */
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

  /** Replaces the levels of one layer. */
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

  /** Prices labelled on the scale. */
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

  /** Height of the price pane, px. */
  get height(): number {
    return this.chart.paneSize().height;
  }

  /** Pixels from the top; null if the price is out of view. */
  placeOf(price: number): number | null {
    const y = this.series.priceToCoordinate(price);
    return y === null || y < 0 || y > this.height ? null : y;
  }

  isInUpperHalf(price: number): boolean {
    const y = this.series.priceToCoordinate(price);
    return y !== null && y < this.height / 2;
  }

  /** Price at a distance in px from the top, also outside the view. */
  priceAt(y: number): number | null {
    return this.series.coordinateToPrice(y);
  }

  /** Called when positions may have changed, at most once a frame, until the returned function is called. */
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
