import {
  HistogramSeries,
  type IChartApiBase,
  type ISeriesApi,
  LineSeries,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { Candle } from '../../api/symbols.js';
import type { StudyName } from './chart-choice.js';

/** A study computed close by close. */
export interface Study {
  /** Names of the lines, in the order of its values. */
  readonly lines: readonly string[];
  /** Index of the line drawn as a histogram. */
  readonly columns?: number;
  /** Drawn in its own pane below the prices. */
  readonly isApart: boolean;
  /** Adds a close, or replaces the last one if `isAgain`. Null values while there are too few closes. */
  next(close: number, isAgain: boolean): readonly (number | null)[];
}

export type StudyMaker = (name: StudyName) => Study;

/** Value of a study for the reading above the chart. */
export interface StudyFigure {
  readonly name: string;
  readonly value: number;
}

/** Height of the price pane relative to a study pane. */
const TALL = 3;

/** One study on a chart: its lines and their values. */
export class StudyLines {
  private study: Study;
  private readonly series: readonly ISeriesApi<'Line' | 'Histogram'>[];
  private readonly figures = new Map<number, readonly (number | null)[]>();
  private lastTime = 0;

  constructor(
    private readonly chart: IChartApiBase,
    private readonly name: StudyName,
    private readonly make: StudyMaker,
    colours: readonly string[],
  ) {
    this.study = make(name);
    const pane = this.study.isApart ? chart.panes().length : 0;
    this.series = this.study.lines.map((_line, at) => {
      const colour = colours[at % colours.length] ?? '';
      const options = { color: colour, lastValueVisible: false, priceLineVisible: false };
      const isColumns = this.study.columns === at;
      const added = isColumns
        ? chart.addSeries(HistogramSeries, options, pane)
        : chart.addSeries(LineSeries, { ...options, lineWidth: 1, crosshairMarkerVisible: false }, pane);
      return added as ISeriesApi<'Line' | 'Histogram'>;
    });
    if (pane > 0) chart.panes()[0]?.setStretchFactor(chart.panes().length * TALL - TALL);
  }

  /** Computes the study over all bars. */
  show(candles: readonly Candle[]): void {
    this.study = this.make(this.name);
    this.figures.clear();
    for (const { time, close } of candles) this.figures.set(time, this.study.next(close, false));
    this.lastTime = candles.at(-1)?.time ?? 0;
    this.series.forEach((series, at) => {
      series.setData(
        candles.map(({ time }) => {
          const value = this.figures.get(time)?.[at];
          return typeof value === 'number'
            ? { time: time as UTCTimestamp, value }
            : { time: time as UTCTimestamp };
        }),
      );
    });
  }

  /** Updates the running bar. */
  update({ time, close }: Candle): void {
    const values = this.study.next(close, time === this.lastTime);
    this.lastTime = time;
    this.figures.set(time, values);
    this.series.forEach((series, at) => {
      const value = values[at];
      if (typeof value === 'number') series.update({ time: time as UTCTimestamp, value });
    });
  }

  /** Values at a time, by line name. */
  read(time: number): StudyFigure[] {
    const values = this.figures.get(time) ?? [];
    return this.study.lines.flatMap((name, at) => {
      const value = values[at];
      return name !== '' && typeof value === 'number' ? [{ name, value }] : [];
    });
  }

  remove(): void {
    for (const series of this.series) this.chart.removeSeries(series);
  }
}
