/** Followers per portion: minimum and maximum. */
export const MIN_COPY_BATCH = 50;
export const MAX_COPY_BATCH = 500;

/** Followers in the next portion: doubled while no other command ran in between, halved otherwise. */
export const nextBatchSize = (turns: number, isAlone: boolean): number =>
  isAlone ? Math.min(MAX_COPY_BATCH, turns * 2) : Math.max(MIN_COPY_BATCH, Math.floor(turns / 2));
