/** Lists that are asked for at once while ticks are driven. */
export const AT_ONCE = 3;

/** What the asker says when it is told to begin or to end. */
export interface Asked {
  /** Lists that were asked for since it was told to begin, each of which was right. */
  readonly asked: number;
}
