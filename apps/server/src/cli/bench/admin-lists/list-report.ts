/** Concurrent list requests while ticks are driven. */
export const AT_ONCE = 3;

/** Answer of the asker to begin and end. */
export interface ListReport {
  /** Lists requested since the last begin, all of them verified. */
  readonly asked: number;
}
