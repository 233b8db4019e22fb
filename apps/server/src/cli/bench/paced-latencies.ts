import type { CopyCrowd } from './copy-crowd.js';

/** Others' orders per second, evenly spaced. */
const PACE = 100;

/** Sends others' orders at an even rate until `until` settles; returns each one's latency from its due time, ms. */
export async function pacedLatencies(crowd: CopyCrowd, until: Promise<unknown>): Promise<number[]> {
  const taken: Promise<number>[] = [];
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  const begun = performance.now();
  const one = async (at: number): Promise<number> => {
    const due = begun + (at * 1_000) / PACE;
    const id = crowd.others[at % crowd.others.length] as number;
    const { order } = await crowd.openBy(id);
    const took = performance.now() - due;
    await crowd.closeBy(id, order.id);
    return took;
  };
  while (!isOver) {
    // The first is due at once.
    const due = 1 + Math.floor(((performance.now() - begun) / 1_000) * PACE);
    while (taken.length < due) taken.push(one(taken.length));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await until;
  return Promise.all(taken);
}
