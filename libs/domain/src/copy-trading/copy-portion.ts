/** Followers per portion: minimum and maximum. */
export const LEAST_TURNS = 50;
export const MOST_TURNS = 500;

/** Followers in the next portion: doubled while no other command ran in between, halved otherwise. */
export const nextTurns = (turns: number, isAlone: boolean): number =>
  isAlone ? Math.min(MOST_TURNS, turns * 2) : Math.max(LEAST_TURNS, Math.floor(turns / 2));
