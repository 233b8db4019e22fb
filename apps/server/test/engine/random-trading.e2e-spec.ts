import fc from 'fast-check';
import { expect, it } from 'vitest';
import { report, roundsAt, SEED, STORY_TIMEOUT_MS, timeForRounds } from '../harness/faults.js';
import { withDatabases } from '../harness/with-databases.js';
import { day } from './random/actions.js';
import { playAgain, playChecked } from './random/play.js';

/** Five days a round. Fewer on a slow machine: no day starts after a round that took this long, ms. */
const DAYS = 5;
const ROUND = 5_000;
/** More days than any machine plays in the time. */
const MAX_DAYS = 400;

/** Lines in which two states differ, in pairs. */
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
    `random days of trades and payments (seed ${SEED}): money is conserved, all due triggers and stop-outs happen, a replay and a restart change nothing`,
    async () => {
      let days = 0;
      let soldBack = 0;
      const end = Date.now() + timeForRounds(3, ROUND);
      const property = fc.asyncProperty(day, fc.nat(), async (moments, place) => {
        if (days > 0 && Date.now() > end) return;
        const { handed, state, sold } = await playChecked(database, moments);
        soldBack += sold;
        const again = await playAgain(database, handed, place % handed.length);
        expect(differing(state, again)).toEqual([]);
        days++;
      });
      await fc.assert(property, { seed: SEED, numRuns: Math.min(DAYS * roundsAt(3), MAX_DAYS) });
      report(`random days, on ${database}`, days);
      report(`options sold back on them, on ${database}`, soldBack);
      // A slow machine may play only a day or two.
      if (days >= DAYS) expect(soldBack).toBeGreaterThan(0);
    },
    STORY_TIMEOUT_MS,
  );
});
