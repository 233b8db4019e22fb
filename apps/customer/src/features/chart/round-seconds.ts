import { defaultHorzScaleBehavior, type IHorzScaleBehavior, type Time } from 'lightweight-charts';

/** Of the library's weights those of a second, and of less than one: what weighs more gets its mark first. */
const SECOND = 10;
const LESS = 0;
/** Seconds that a customer reads at a glance. */
const ROUND = 15;
/** So close to the start of the scale a time would be cut off, px: half of the widest. */
const CUT = 24;

type Behaviour = IHorzScaleBehavior<Time>;
type Points = Parameters<Behaviour['fillWeightsForPoints']>[0];
type Mark = Parameters<Behaviour['formatTickmark']>[0];

/** The library's scale of time; between minutes it marks quarters of them, where it would mark whichever seconds fit. A time is written whole or not at all. */
export class RoundSeconds extends defaultHorzScaleBehavior() {
  /** Where on the scale a second stands, px. */
  placeOf: (second: number) => number | null = () => null;

  override fillWeightsForPoints(points: Points, from: number): void {
    super.fillWeightsForPoints(points, from);
    for (const point of points.slice(from)) {
      if (point.timeWeight === SECOND && Number(this.key(point.time)) % ROUND !== 0) {
        point.timeWeight = LESS as typeof point.timeWeight;
      }
    }
  }

  override formatTickmark(mark: Mark, options: Parameters<Behaviour['formatTickmark']>[1]): string {
    return this.isCut(mark.time) ? '' : super.formatTickmark(mark, options);
  }

  /** The library keeps a text under this key: for as long as it is left out it has another. */
  override cacheKey(time: Mark['time']): number {
    const key = super.cacheKey(time);
    return this.isCut(time) ? -1 - key : key;
  }

  private isCut(time: Mark['time']): boolean {
    const place = this.placeOf(Number(this.key(time)));
    return place !== null && place < CUT;
  }
}
