import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ROUNDS, SEED } from '../harness/faults.js';
import { withDatabases } from '../harness/with-databases.js';
import { day } from './random/actions.js';
import { playAgain, playChecked } from './random/play.js';

/** Days that are traded, and how long at most, ms: a slower machine trades fewer. */
const DAYS = ROUNDS * 5;
const LONGEST = ROUNDS * 5_000;

/** The lines that two states do not share, in pairs. */
function differing(one: string, other: string): string[][] {
  const [left, right] = [one.split('\n'), other.split('\n')];
  const longest = left.length > right.length ? left : right;
  return longest.flatMap((_line, index) => {
    const pair = [left[index] ?? 'nothing', right[index] ?? 'nothing'];
    return pair[0] === pair[1] ? [] : [pair];
  });
}

withDatabases((database) => {
  it(
    `whatever is traded (${DAYS} random days, seed ${SEED}): money is conserved, triggers and stop-outs have happened, a replay and a restart change nothing`,
    async () => {
      const property = fc.asyncProperty(day, fc.nat(), async (moments, place) => {
        const { handed, state } = await playChecked(database, moments);
        const again = await playAgain(database, handed, place % handed.length);
        expect(differing(state, again)).toEqual([]);
      });
      await fc.assert(property, {
        seed: SEED,
        numRuns: DAYS,
        interruptAfterTimeLimit: LONGEST,
        markInterruptAsFailure: false,
      });
    },
    LONGEST * 4,
  );
});
