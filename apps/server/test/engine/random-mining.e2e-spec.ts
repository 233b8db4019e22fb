import fc from 'fast-check';
import { expect, it } from 'vitest';
import { report, roundsAt, SEED, STORY_TIMEOUT_MS, timeForRounds } from '../harness/faults.js';
import { withDatabases } from '../harness/with-databases.js';
import { days } from './random/mining-actions.js';
import { playMining, saveAgain } from './random/play-mining.js';

/** Number of rounds of some days each. Fewer on a slow machine: no round starts after one that took this long, ms. */
const TIMES = 2;
const ROUND = 4_000;
const MOST = 400;

withDatabases((database) => {
  it(
    `random days of funds (seed ${SEED}): no pool falls below what it promises, each subscription follows its own terms, a replay and a restart change nothing`,
    async () => {
      let played = 0;
      let bought = 0;
      const end = Date.now() + timeForRounds(2, ROUND);
      const property = fc.asyncProperty(days, fc.nat(), async (moments, place) => {
        if (played > 0 && Date.now() > end) return;
        const { handed, state, subscribed } = await playMining(database, moments);
        const again = await saveAgain(database, handed, place % handed.length);
        expect(again.split('\n')).toEqual(state.split('\n'));
        bought += subscribed;
        played++;
      });
      await fc.assert(property, { seed: SEED, numRuns: Math.min(TIMES * roundsAt(1), MOST) });
      report(`random days of funds, on ${database}`, played);
      expect(bought).toBeGreaterThan(0);
    },
    STORY_TIMEOUT_MS,
  );
});
