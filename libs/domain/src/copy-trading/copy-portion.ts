/** Followers that have their turn together while others wait, and at most. */
export const LEAST_TURNS = 50;
export const MOST_TURNS = 500;

/**
 * How many followers have their turn in the next portion: twice as many as in the last one while nobody else had
 * anything to do between them, half as many where somebody had.
 */
export const nextTurns = (turns: number, isAlone: boolean): number =>
  isAlone ? Math.min(MOST_TURNS, turns * 2) : Math.max(LEAST_TURNS, Math.floor(turns / 2));
