import { type IChartApiBase, type ISeriesApi, LineSeries, type UTCTimestamp } from 'lightweight-charts';

/** Seconds in view before now, and minimum after it. */
const BACK = 90;
const AHEAD = 12;
const MAX_AHEAD = 600;

/** Gives every second a position on the time scale, so that seconds are equally wide with or without a price. */
export class TickGrid {
  private readonly series: ISeriesApi<'Line'>;
  private first = 0;
  private last = 0;
  private ahead = AHEAD;

  constructor(private readonly chart: IChartApiBase) {
    // Own scale: the price scale would be limited to the digits of a series without prices.
    const priceScaleId = '';
    this.series = chart.addSeries(LineSeries, {
      priceScaleId,
      lastValueVisible: false,
      priceLineVisible: false,
    });
  }

  show(first: number, last: number): void {
    this.first = first;
    this.last = Math.max(last, this.last);
    const seconds = Array.from({ length: this.last - first + 1 }, (_, at) => ({
      time: (first + at) as UTCTimestamp,
    }));
    this.series.setData(seconds);
  }

  advance(seconds: number): void {
    if (this.first === 0) return;
    while (this.last < seconds) {
      this.last += 1;
      this.series.update({ time: this.last as UTCTimestamp });
    }
  }

  indexOf = (seconds: number): number => seconds - this.first;

  lookAhead(seconds: number): void {
    const wanted = Math.min(MAX_AHEAD, Math.max(AHEAD, Math.ceil(seconds)));
    if (wanted === this.ahead) return;
    this.ahead = wanted;
    this.look();
  }

  /** Scrolls to now. */
  look(): void {
    if (this.first === 0) return;
    const at = this.indexOf(this.last);
    this.chart.timeScale().setVisibleLogicalRange({ from: at - BACK, to: at + this.ahead });
  }

  remove(): void {
    this.chart.removeSeries(this.series);
  }
}
