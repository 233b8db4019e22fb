import { defaultHorzScaleBehavior, type IHorzScaleBehavior, type Time } from 'lightweight-charts';

/** The library's weights of a second and of less than one. Higher weights get their marks first. */
const SECOND = 10;
const LESS = 0;
/** Multiple of seconds that is easy to read. */
const ROUND = 15;
/** Distance from the start of the scale at which a time would be cut off, px: half the widest. */
const CUT = 24;

type Behaviour = IHorzScaleBehavior<Time>;
type Points = Parameters<Behaviour['fillWeightsForPoints']>[0];
type Mark = Parameters<Behaviour['formatTickmark']>[0];

/**
 * The library's time scale, but between minutes it marks quarter minutes instead of arbitrary seconds. A time is drawn
 * whole or not at all.
 */
export class RoundSeconds extends defaultHorzScaleBehavior() {
  /** Position of a second on the scale, px. */
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

  /** Cache key of the library's text. An omitted time gets a different key. */
  override cacheKey(time: Mark['time']): number {
    const key = super.cacheKey(time);
    return this.isCut(time) ? -1 - key : key;
  }

  private isCut(time: Mark['time']): boolean {
    const place = this.placeOf(Number(this.key(time)));
    return place !== null && place < CUT;
  }
}
