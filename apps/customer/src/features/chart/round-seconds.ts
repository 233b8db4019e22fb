import { defaultHorzScaleBehavior, type IHorzScaleBehavior, type Time } from 'lightweight-charts';

/** Of the library's weights those of a second, and of less than one: what weighs more gets its mark first. */
const SECOND = 10;
const LESS = 0;
/** Seconds that a customer reads at a glance. */
const ROUND = 15;

type Points = Parameters<IHorzScaleBehavior<Time>['fillWeightsForPoints']>[0];

/** The library's scale of time; between minutes it marks quarters of them, where it would mark whichever seconds fit. */
export class RoundSeconds extends defaultHorzScaleBehavior() {
  override fillWeightsForPoints(points: Points, from: number): void {
    super.fillWeightsForPoints(points, from);
    for (const point of points.slice(from)) {
      if (point.timeWeight === SECOND && Number(this.key(point.time)) % ROUND !== 0) {
        point.timeWeight = LESS as typeof point.timeWeight;
      }
    }
  }
}
