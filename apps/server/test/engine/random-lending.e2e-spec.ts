import fc from 'fast-check';
import { expect, it } from 'vitest';
import { report, roundsAt, SEED, STORY_TIMEOUT_MS, timeForRounds } from '../harness/faults.js';
import { withDatabases } from '../harness/with-databases.js';
import { weeks } from './random/lending-actions.js';
import { lendAgain, playLending } from './random/play-lending.js';

/** Number of rounds of some weeks each. Fewer on a slow machine: no round starts after one that took this long, ms. */
const TIMES = 2;
const ROUND = 4_000;
const MOST = 400;

withDatabases((database) => {
  it(
    `random weeks of loans (seed ${SEED}): the book and the loans add up to the funding, each loan follows from its own rows, a replay and a restart change nothing`,
    async () => {
      let played = 0;
      let paidOut = 0;
      const end = Date.now() + timeForRounds(2, ROUND);
      const property = fc.asyncProperty(weeks, fc.nat(), async (moments, place) => {
        if (played > 0 && Date.now() > end) return;
        const { handed, state, lent } = await playLending(database, moments);
        const again = await lendAgain(database, handed, place % handed.length);
        expect(again.split('\n')).toEqual(state.split('\n'));
        paidOut += lent;
        played++;
      });
      await fc.assert(property, { seed: SEED, numRuns: Math.min(TIMES * roundsAt(1), MOST) });
      report(`random weeks of lending, on ${database}`, played);
      expect(paidOut).toBeGreaterThan(0);
    },
    STORY_TIMEOUT_MS,
  );
});
